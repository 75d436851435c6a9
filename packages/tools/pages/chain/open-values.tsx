import type { ContractPlaces, ReadValue } from '@sdk-docs/reference/model/tools-book';
import { chains } from '../../browser/books/chains';
import { AskValues } from './asked-values';
import { show } from './show';

/** Reads the values of the table above a button into its rows. */
export async function readTable(button: HTMLButtonElement): Promise<void> {
  const line = button.closest('p');
  const table = line && tableOf(line);
  if (line === null || table === null) return;
  const places = JSON.parse(table.dataset.values ?? '') as ContractPlaces;
  const rows = [...table.querySelectorAll<HTMLTableRowElement>('tr[data-value]')];
  const wanted = rows.map(({ dataset: { value = '' } }) => JSON.parse(value) as ReadValue);
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
  show(host, <AskValues known={{ chains, places }} wanted={wanted} cells={cells} />);
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
