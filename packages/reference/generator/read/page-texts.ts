import type { PageText } from '../../model/surface';
import { readPageFiles } from './pages';

/** Reads the hand-written pages as blocks between blank lines, prose and code alike, each with its first line. */
export function readPageTexts(root: string): readonly PageText[] {
  return readPageFiles(root).flatMap(({ path, text }) => paragraphs(`site/docs/${path}`, text));
}

function paragraphs(file: string, markdown: string): PageText[] {
  const found: PageText[] = [];
  let open: { line: number; lines: string[] } | null = null;
  [...markdown.split(/\r?\n/), ''].forEach((text, index) => {
    if (text.trim() !== '') {
      open ??= { line: index + 1, lines: [] };
      open.lines.push(text);
    } else if (open !== null) {
      found.push({ text: open.lines.join('\n'), location: { file, line: open.line } });
      open = null;
    }
  });
  return found;
}
