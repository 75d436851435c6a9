import { readCode } from './read-code';
import { plain, type Text } from './text';

/** Languages whose comments are read. */
const CODE_OF = /^(?:`{3,}|~{3,})(?:ts|tsx|js|solidity)\b/;

/** Reads the prose of a Markdown or MDX file: paragraphs, headings, items, each cell of a table, and comments of code. */
export function readPage(file: string, source: string, withCode = true): Text[] {
  const texts: Text[] = [];
  let [open, from, fence, inTag] = ['', 0, '', false];
  let code: { readonly line: number; readonly lines: string[] } | null = null;
  const close = (): void => {
    const words = plain(open);
    if (words !== '') texts.push({ file, line: from, words });
    open = '';
  };
  const add = (line: number, text: string): void => {
    if (open === '') from = line;
    open += ` ${text}`;
  };
  const single = (line: number, text: string): void => {
    close();
    add(line, text);
    close();
  };
  let head = source.startsWith('---\n');
  source.split('\n').forEach((raw, index) => {
    const [line, text] = [index + 1, raw.trim()];
    if (head) {
      const value = /^(?:title|description|sidebar_label): (.*)$/.exec(text)?.[1];
      if (value !== undefined) texts.push({ file, line, words: plain(value.replace(/^"|"$/g, '')) });
      if (index > 0 && text === '---') head = false;
      return;
    }
    const mark = /^(?:`{3,}|~{3,})/.exec(text)?.[0];
    if (fence !== '' || mark !== undefined) {
      close();
      if (fence === '') {
        fence = mark ?? '';
        code = withCode && CODE_OF.test(text) ? { line: line + 1, lines: [] } : null;
      } else if (mark !== undefined && text === mark && mark.startsWith(fence)) {
        fence = '';
        if (code !== null) texts.push(...readCode(file, code.lines.join('\n'), code.line));
      } else code?.lines.push(raw);
      return;
    }
    if (inTag || /^<[A-Z][^>]*$/.test(text)) {
      close();
      inTag = !text.endsWith('>');
      return;
    }
    if (text === '' || /^(?:import|export) |^[|:\s-]+$/.test(text)) close();
    else if (text.startsWith('|')) for (const cell of text.split(/(?<!\\)\|/)) single(line, cell.trim());
    else if (text.startsWith(':::')) single(line, /\[(.*)\]$/.exec(text)?.[1] ?? '');
    else if (/^<[A-Za-z/]/.test(text)) single(line, text);
    else if (text.startsWith('#')) single(line, text.replace(/^#+ /, ''));
    else {
      const item = /^(?:[-*+]|\d+\.) +(.*)$/.exec(text)?.[1];
      if (item !== undefined) close();
      add(line, item ?? text.replace(/^> ?/, ''));
    }
  });
  close();
  return texts;
}
