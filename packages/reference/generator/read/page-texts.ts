import type { PageText } from '../../model/surface';
import { readPageFiles } from './pages';

/** Reads the hand-written pages as blocks between blank lines, prose and code alike, each with its first line. */
export function readPageTexts(root: string): readonly PageText[] {
  return readPageFiles(root).flatMap(({ path, text }) => paragraphs(`site/docs/${path}`, text));
}

function paragraphs(file: string, markdown: string): PageText[] {
  const found: PageText[] = [];
  let open: { line: number; lines: string[]; prose: string[] } | null = null;
  let fence = '';
  [...markdown.split(/\r?\n/), ''].forEach((text, index) => {
    const [mark = ''] = /^`{3,}/.exec(text.trim()) ?? [];
    if (text.trim() !== '') {
      open ??= { line: index + 1, lines: [], prose: [] };
      open.lines.push(text);
      open.prose.push(fence === '' && mark === '' ? text : commentOf(text));
    } else if (open !== null) {
      found.push({ text: open.lines.join('\n'), prose: open.prose.join('\n'), location: { file, line: open.line } });
      open = null;
    }
    if (fence === '') fence = mark;
    else if (mark !== '' && text.trim() === mark && mark.length >= fence.length) fence = '';
  });
  return found;
}

/** Returns the comment of a line of code, which is prose for readers. */
const commentOf = (code: string): string => /(?:(?:^|\s)\/\/|^\s*\/?\*\*?) (.*)/.exec(code)?.[1] ?? '';
