import type { Problem } from '../../model/problem';
import { withoutFences, type PageFile } from '../read/pages';

const DELIMITER = /^\|(?: *:?-+:? *\|)+$/;

/** Number of cells in a row; an escaped pipe is text. */
const cellsOf = (row: string): number =>
  row
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/).length;

/**
 * Finds rows of tables with more or fewer cells than the head. Markdown says nothing: it leaves the rest of such a row
 * empty, or drops what is too much.
 */
export const checkTables = (pages: readonly PageFile[]): Problem[] =>
  pages.flatMap(({ path, text }) => {
    let columns = 0;
    return withoutFences(text)
      .split('\n')
      .flatMap((line, index): Problem[] => {
        if (!/^\s*\|/.test(line)) columns = 0;
        else if (DELIMITER.test(line.trim())) columns = cellsOf(line);
        else if (columns > 0 && cellsOf(line) !== columns)
          return [
            {
              rule: 'tables',
              location: { file: `site/docs/${path}`, line: index + 1 },
              message: `a row of ${cellsOf(line)} cells in a table of ${columns} columns`,
              hint: String.raw`fill every cell; a pipe in a text is written as \|`,
            },
          ];
        return [];
      });
  });
