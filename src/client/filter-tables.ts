import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const TABLE = '[data-filter-table]';

/** Shows the rows that contain all words of the query, and their number. */
function filter(table: Element, query: string): void {
  const rows = [...table.querySelectorAll<HTMLElement>('dl > *')];
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  for (const row of rows) {
    const text = row.textContent?.toLowerCase() ?? '';
    row.hidden = !words.every((word) => text.includes(word));
  }
  const count = rows.filter(({ hidden }) => !hidden).length;
  const status = table.querySelector('[role="status"]');
  if (status) status.textContent = words.length === 0 ? '' : count === 0 ? 'No match' : `${count} of ${rows.length}`;
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
