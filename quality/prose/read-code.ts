import { readComments } from './read-comments';
import { plain, type Text } from './text';

/** Region marks, directives of tools, and type annotations, which no page shows as prose. */
const MARK = /^(?:#|@|biome-|eslint|oxlint|prettier|SPDX|\.\.\.)/;

/**
 * Reads the comments of code that pages show: doc comments, and `//`. Consecutive comment lines are one text; a
 * trailing comment is a separate text.
 */
export function readCode(file: string, source: string, first = 1): Text[] {
  const texts: Text[] = [];
  let [open, from] = ['', 0];
  const close = (): void => {
    const words = plain(open);
    if (words !== '') texts.push({ file, line: from, words });
    open = '';
  };
  source.split('\n').forEach((raw, index) => {
    const [, before = '', text] = /^(.*?)(?<=^|\s)\/\/(?!\/) ?(.*)$/.exec(raw) ?? [];
    const alone = before.trim() === '';
    if (text === undefined || MARK.test(text)) return close();
    if (open === '' || !alone) {
      close();
      from = first + index;
    }
    open += ` ${text}`;
    if (!alone) close();
  });
  close();
  const docs = readComments(file, source).map((text) => ({ ...text, line: text.line + first - 1 }));
  return [...docs, ...texts];
}
