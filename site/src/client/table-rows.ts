/** A wallet's answers in a table: they are momentary, and no part of the page's content. */
const ANSWER = '.tool-answer';

/** Returns the text of a cell on one line, without a wallet's answer and an inserted button. */
export function textOf(cell: Element, button: Element | null): string {
  const copy = cell.cloneNode(true) as Element;
  copy.querySelectorAll(ANSWER).forEach((answer) => answer.remove());
  copy.querySelectorAll('br').forEach((line) => line.replaceWith('; '));
  // The label of a fold can say only that a text or a list goes on.
  copy.querySelectorAll('summary').forEach((label) => {
    const text = label.textContent ?? '';
    label.replaceWith(text === 'more' ? ' ' : /^and \d+ more$/.test(text) ? ', ' : `${text}; `);
  });
  if (button !== null) copy.querySelectorAll('button').forEach((item) => item.remove());
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Quotes a field of CSV (RFC 4180), and prevents a spreadsheet from running it as a formula. */
export function csvField(text: string): string {
  const safe = /^[=+@-]/.test(text) ? `'${text}` : text;
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const GROUP = '[scope="rowgroup"]';

/** Returns the shown rows of a table as CSV, with its head. The title of a group is a column of its rows. */
export function csvOf(table: Element, button: Element): string {
  const rows = [...table.querySelectorAll<HTMLElement>('thead tr, tbody:not([hidden]) > tr')].filter(
    (row) => !row.hidden && row.querySelector(GROUP) === null,
  );
  const grouped = table.querySelector(GROUP) !== null;
  return rows
    .map((row) => {
      const head = row.parentElement?.localName === 'thead';
      const title = grouped ? row.parentElement?.querySelector(GROUP) : null;
      const group = head ? 'Group' : title ? textOf(title, button) : '';
      const cells = [...row.children].filter((cell) => cell.firstElementChild?.matches(ANSWER) !== true);
      const texts = cells.map((cell) => textOf(cell, head ? null : button));
      return [...(grouped ? [group] : []), ...texts].map(csvField).join(',');
    })
    .join('\r\n');
}

/** Sorts the rows of each body by the column of `head`; in reverse the second time. */
export function sortRows(head: Element): void {
  const table = head.closest('table');
  const column = [...(head.parentElement?.children ?? [])].indexOf(head);
  const descending = head.ariaSort === 'ascending';
  head.parentElement?.querySelectorAll('[aria-sort]').forEach((other) => other.removeAttribute('aria-sort'));
  head.ariaSort = descending ? 'descending' : 'ascending';
  for (const body of table?.tBodies ?? []) {
    const rows = [...body.rows].filter(({ cells }) => cells[0]?.scope !== 'rowgroup');
    const text = (row: HTMLTableRowElement): string => row.cells[column]?.textContent ?? '';
    rows.sort((a, b) => text(a).localeCompare(text(b), 'en', { numeric: true }) * (descending ? -1 : 1));
    body.append(...rows);
  }
}
