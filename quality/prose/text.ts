/** A text that a reader sees, with its location. */
export interface Text {
  readonly file: string;
  /** Line of its file in which the text begins, from 1. */
  readonly line: number;
  /** Prose without markup; code, links' targets and values are gone: see CODE. */
  readonly words: string;
  /** Too short to recognise as prose: only the phrases are checked. */
  readonly short?: true;
}

/** Placeholder for a piece of code, a hash or a value, to which no rule for prose applies. */
export const CODE = 'Codeword';

/** Removes the markup of Markdown, MDX and doc comments, and replaces each piece of code by CODE. */
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
