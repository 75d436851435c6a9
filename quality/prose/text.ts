/** A text that a reader sees, with the place to mend it. */
export interface Text {
  readonly file: string;
  /** Line of its file in which the text begins, from 1. */
  readonly line: number;
  /** Prose without markup; code, links' targets and values are gone: see CODE. */
  readonly words: string;
  /** Too short to tell whether it is prose: only the phrases are looked for. */
  readonly short?: true;
}

/** Stands for a piece of code, a hash or a value, which no rule for prose may read. */
export const CODE = 'Codeword';

/** Removes the markup of Markdown, MDX and doc comments, and puts CODE for each piece of code. */
export const plain = (markdown: string): string =>
  markdown
    .replace(/\{#[\w.-]+\}|\{\/\*.*?\*\/\}|<!--.*?-->/gs, '')
    .replace(/`+[^`]*`+/g, CODE)
    .replace(/\{@link\s+[^}]*\}/g, CODE)
    .replace(/!?\[((?:[^[\]]|\[[^\]]*\])*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[A-Za-z][^>]*>/g, ' ')
    .replace(/\bhttps?:\/\/\S+|\b0x[\dA-Fa-f]+\b/g, CODE)
    .replace(/\*\*|__|(?<![\w*])\*(?=\S)|(?<=\S)\*(?![\w*])/g, '')
    .replace(/\\([<>{}*_[\]])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
