import { createRoot } from 'react-dom/client';
import { loadPlaces } from '../../browser/books/places';
import type { Wanted } from '../../chain/values';
import { styleAnswers } from '../answer-style';
import { AskValues } from './asked-values';

/** Reads the values of the table above a button into its rows. Rejects when its files cannot be loaded. */
export async function readTable(button: HTMLButtonElement): Promise<void> {
  const line = button.closest('p');
  const table = line && tableOf(line);
  if (line === null || table === null) return;
  button.setAttribute('aria-busy', 'true');
  const places = await loadPlaces().finally(() => button.removeAttribute('aria-busy'));
  // The reader may have gone on, or asked twice.
  if (!button.isConnected || line.hidden) return;
  styleAnswers();
  const rows = [...table.querySelectorAll<HTMLTableRowElement>('tr[data-value]')];
  const wanted = rows.map(({ dataset: { value = '' } }) => JSON.parse(value) as Wanted);
  table.querySelector('thead th')?.after(headCell());
  const cells = rows.map((row) => {
    const cell = row.ownerDocument.createElement('td');
    cell.dataset.label = 'now';
    row.cells[0]?.after(cell);
    return cell;
  });
  const host = document.createElement('div');
  host.className = 'tool-answer';
  line.hidden = true;
  line.after(host);
  const root = createRoot(host);
  root.render(<AskValues places={places} wanted={wanted} cells={cells} />);
  // The text of another page takes the place of this one without a word.
  const gone = new MutationObserver(() => {
    if (host.isConnected) return;
    gone.disconnect();
    root.unmount();
  });
  gone.observe(document.body, { childList: true, subtree: true });
}

function headCell(): HTMLTableCellElement {
  const cell = document.createElement('th');
  cell.textContent = 'now';
  return cell;
}

/** The table of values before the line of its button. */
function tableOf(line: Element): HTMLTableElement | null {
  for (let at = line.previousElementSibling; at != null; at = at.previousElementSibling) {
    const table = at.querySelector<HTMLTableElement>('table[data-values]');
    if (table !== null) return table;
  }
  return null;
}
