import { createRoot } from 'react-dom/client';
import { loadReads } from '../../browser/books/asked';
import { contractAt, viewOf } from '../../chain/view';
import { styleAnswers } from '../answer-style';
import { ReadPanel } from './read-panel';

/** The link beside the button names the function; on the page of a contract the heading above it does. */
function addressOf(button: HTMLButtonElement): URL {
  const { href } = (button.previousElementSibling ?? {}) as { readonly href?: string };
  const id = button.closest('section')?.querySelector('[id]')?.id ?? '';
  return new URL(href ?? `#${id}`, document.baseURI);
}

/** What closes the reader that is open. */
const opened = new WeakMap<HTMLButtonElement, () => void>();

/** Opens the reader of a function below its facts, or closes it. Rejects when its files cannot be loaded. */
export async function toggle(button: HTMLButtonElement): Promise<void> {
  const close = opened.get(button);
  if (close !== undefined) return close();
  const address = addressOf(button);
  const contract = contractAt(address);
  if (contract === null) return;
  button.setAttribute('aria-busy', 'true');
  const reads = await loadReads(contract).finally(() => button.removeAttribute('aria-busy'));
  const view = viewOf(reads, contract, address.hash, button.dataset.of);
  // The reader may have gone on, or asked twice.
  if (view === null || !button.isConnected || opened.has(button)) return;
  const host = document.createElement('div');
  (button.closest('dl') ?? button.parentElement ?? button).after(host);
  const end = (): void => {
    gone.disconnect();
    opened.delete(button);
    button.setAttribute('aria-expanded', 'false');
    root.unmount();
    host.remove();
  };
  // The text of another page takes the place of this one without a word.
  const gone = new MutationObserver(() => host.isConnected || end());
  gone.observe(document.body, { childList: true, subtree: true });
  opened.set(button, () => {
    end();
    button.focus();
  });
  button.setAttribute('aria-expanded', 'true');
  styleAnswers();
  host.style.gridColumn = '1 / -1';
  const root = createRoot(host);
  root.render(<ReadPanel view={view} close={() => opened.get(button)?.()} />);
}
