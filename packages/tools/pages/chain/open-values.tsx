import { loadPlaces } from '../../browser/books/places';
import type { Wanted } from '../../chain/values';
import { AskValues } from './asked-values';
import { loaded, show } from './show';

/** Reads the values of the table above a button into its rows. Rejects when its files cannot be loaded. */
export async function readTable(button: HTMLButtonElement): Promise<void> {
  const line = button.closest('p');
  const table = line && tableOf(line);
  const places = await loaded(button, loadPlaces);
  if (line === null || table === null || places === null) return;
  const rows = [...table.querySelectorAll<HTMLTableRowElement>('tr[data-value]')];
  const wanted = rows.map(({ dataset: { value = '' } }) => JSON.parse(value) as Wanted);
  const head = document.createElement('th');
  head.textContent = NOW;
  table.querySelector('thead th')?.after(head);
  const cells = rows.map((row) => {
    const cell = document.createElement('td');
    cell.dataset.label = NOW;
    row.cells[0]?.after(cell);
    return cell;
  });
  const host = document.createElement('div');
  host.className = 'tool-answer';
  line.hidden = true;
  line.after(host);
  show(host, <AskValues places={places} wanted={wanted} cells={cells} />);
}

const NOW = 'now';

/** The table of values before the line of its button. */
function tableOf(line: Element): HTMLTableElement | null {
  for (let at = line.previousElementSibling; at !== null; at = at.previousElementSibling) {
    const table = at.querySelector<HTMLTableElement>('table[data-values]');
    if (table !== null) return table;
  }
  return null;
}
