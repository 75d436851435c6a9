import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const TABLE = '[data-filter-table]';

/** Revert data or the message of a program, not words that a person types. */
const PASTED = /0x[\da-f]{9}|[({:]/i;

/** Shows the rows that contain all words of the query, and their number. */
function filter(table: Element, query: string): void {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  show(table, query, (row) => words.every((word) => row.textContent?.toLowerCase().includes(word)));
  if (PASTED.test(query) && location.pathname.includes('/reverts'))
    void import(/* webpackChunkName: "t-rows" */ '../tools/errors/revert-anchors').then(async ({ revertAnchors }) => {
      const anchors = await revertAnchors(query);
      const { value } = table.querySelector('input') ?? {};
      // The reader may have typed on.
      if (value === query && anchors.length > 0)
        show(table, query, (row) => anchors.some((id) => row.contains(document.getElementById(id))));
    });
}

function show(table: Element, query: string, keeps: (row: HTMLElement) => boolean | undefined): void {
  const rows = [...table.querySelectorAll<HTMLElement>('dl > *')];
  for (const row of rows) row.hidden = !keeps(row);
  const count = rows.filter(({ hidden }) => !hidden).length;
  const status = table.querySelector('[role="status"]');
  if (status) status.textContent = query.trim() === '' ? '' : count === 0 ? 'No match' : `${count} of ${rows.length}`;
}

/** The filter is printed hidden, because it needs scripts. */
export function onRouteDidUpdate(): void {
  for (const bar of document.querySelectorAll<HTMLElement>(`${TABLE} > p`)) bar.hidden = false;
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('input', ({ target }) => {
    const table = target instanceof HTMLInputElement ? target.closest(TABLE) : null;
    if (table !== null) filter(table, (target as HTMLInputElement).value);
  });
}
