import { oneLine, readPageText } from '../page-text';
import type { BuiltPage } from '../build';
import type { Rule } from '../rule';

/** Number of letters that fill a line of a page next to the sidebar. */
const LINE = 76;
/** Maximum occurrences of the same line on one page, and on the site. */
const ON_PAGE = 5;
const ON_SITE = 40;

/**
 * A fact about many samples, chains or methods is stated once and linked. Cells of tables contain data and may repeat.
 */
export const repeatsRule: Rule = {
  name: 'repeats',
  check({ pages }) {
    const onSite = new Map<string, { count: number; file: string }>();
    const problems: string[] = [];
    for (const page of pages.filter(({ redirect }) => !redirect))
      for (const [line, count] of linesOf(page)) {
        const { count: before, file } = onSite.get(line) ?? { count: 0, file: page.file };
        onSite.set(line, { count: before + count, file });
        if (count > ON_PAGE) problems.push(`${page.file}: ${count} times "${short(line)}"`);
      }
    for (const [line, { count, file }] of onSite)
      if (count > ON_SITE) problems.push(`${file}: ${count} times on the site "${short(line)}"`);
    return problems;
  },
};

/** Counts the lines of a page that are not data. */
function linesOf(page: BuiltPage): Map<string, number> {
  const counts = new Map<string, number>();
  for (const block of readPageText(page, CELLS).blocks) {
    const line = oneLine(block);
    if (line.length >= LINE) counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return counts;
}

const CELLS = 'td, th';

const short = (line: string): string => (line.length > 90 ? `${line.slice(0, 90)} ...` : line);
