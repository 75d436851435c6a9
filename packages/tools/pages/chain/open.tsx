import { createRoot } from 'react-dom/client';
import { loadReads } from '../../browser/books/asked';
import { contractAt, viewOf, needsForm, type View } from '../../chain/view';
import { styleAnswers } from '../answer-style';
import { useCallback, useState, type ReactNode } from 'react';
import { usePart } from '../use-part';

/** The link next to the button names the function; on the page of a contract the heading above does. */
function addressOf(button: HTMLButtonElement): URL {
  const { href } = (button.previousElementSibling ?? {}) as { readonly href?: string };
  const id = button.closest('section')?.querySelector('[id]')?.id ?? '';
  return new URL(href ?? `#${id}`, document.baseURI);
}

/** Button -> function that closes its reader. */
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
  // The reader may have moved on, or clicked twice.
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
  // The content of another page replaces this one without an event.
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

interface Props {
  readonly view: View;
  readonly close: () => void;
}

const loadReader = () => import(/* webpackChunkName: "t-reader" */ './reader');
const loadForm = async () => (await import(/* webpackChunkName: "t-fill" */ './fill')).ReadForm;

/**
 * Reads a function: immediately where nothing is to be filled in, otherwise with the button of the form. Each is in its
 * own chunk, so that no click loads both.
 */
function ReadPanel({ view, close }: Props): ReactNode {
  const [isTyping, setTyping] = useState(() => needsForm(view));
  const [isLost, setLost] = useState(false);
  const lost = useCallback(() => setLost(true), []);
  const Form = usePart(isTyping, loadForm, lost);
  const reader = usePart(!isTyping, loadReader, lost);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes it from each of its fields
    <div className="tool-answer" onKeyDown={({ key }) => key === 'Escape' && close()}>
      {isTyping && Form !== null && <Form view={view} loadReader={loadReader} lost={lost} />}
      {!isTyping && reader !== null && <reader.ReadAtOnce view={view} other={() => setTyping(true)} />}
      {isLost && <p className="tool-problem">Something here did not load. Check the connection, then open it again.</p>}
      <button type="button" onClick={close}>
        Close
      </button>
    </div>
  );
}
