import type { AskedPowers } from '@sdk-docs/reference/model/tools-book';
import { loadReads } from '../../browser/books/asked';
import { chains } from '../../browser/books/chains';
import { AskPowers } from './asked-access';
import { loaded, show } from './show';

/** Shows who may call a contract now, below the row of the button. Rejects when its files cannot be loaded. */
export async function readPowers(button: HTMLButtonElement): Promise<void> {
  const asked = JSON.parse(button.dataset.of ?? '') as AskedPowers;
  const file = await loaded(button, () => loadReads(asked.contract));
  const row = button.closest('tr');
  if (file === null || row === null) return;
  const cell = document.createElement('td');
  const host = document.createElement('div');
  host.className = 'tool-answer';
  cell.append(host);
  row.append(cell);
  button.hidden = true;
  show(host, <AskPowers known={{ chains, places: { [asked.contract]: file.at } }} asked={asked} nameOf={roleName} />);
}

/** The published name of a role of Puffer's manager, from its table on the same page. */
const roleName = (id: string): string | null => document.querySelector(`#role-${id} > th`)?.textContent?.trim() ?? null;
