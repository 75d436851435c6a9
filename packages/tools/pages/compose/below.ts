import { PageAddress } from '../../browser/page-address';
import { readState, writeState, type ToolState } from '../../state/hash';

const FIELDS = ['in', 'chain', 'v', 'safe', 'nonce', 'ms'] as const;

interface Open {
  readonly link: HTMLAnchorElement;
  readonly close: (focus: boolean) => void;
}

let opened: Open | null = null;
/** Typed values by link, so that a closed form keeps them. */
const typed = new Map<string, ToolState>();

const idOf = (link: HTMLAnchorElement): string => readState(link.hash, FIELDS).in ?? '';

/** Opens the form below a link, or closes it. */
export async function toggle(link: HTMLAnchorElement): Promise<void> {
  if (opened?.link === link) return opened.close(true);
  await open(link, typed.get(idOf(link)) ?? { in: idOf(link) }, true);
}

/** Opens the form that the address names, if the page has its entry. */
export async function reopen(): Promise<void> {
  const state = readState(location.hash, FIELDS);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-compose]')];
  const link = links.find((candidate) => idOf(candidate) === state.in);
  if (link === undefined || opened?.link === link) return;
  await open(link, state, false);
  link.scrollIntoView({ block: 'center' });
}

/** The data and the form are separate chunks: the link alone costs little. */
async function load(id: string) {
  const { showForm, loadComposer, contractsOf } = await import(/* webpackChunkName: "t-compose" */ './prepare');
  const books = await loadComposer();
  await books.load(contractsOf(books.data, [id]));
  return { showForm, books };
}

/** Shows the form; rejects when its files cannot be loaded. The link then leads to the composer's page. */
async function open(link: HTMLAnchorElement, state: ToolState, focus: boolean): Promise<void> {
  const address = new PageAddress();
  link.setAttribute('aria-busy', 'true');
  const { books, showForm } = await load(idOf(link)).finally(() => link.removeAttribute('aria-busy'));
  // The reader may have moved on.
  if (!link.isConnected) return;
  opened?.close(false);
  const host = document.createElement('div');
  (link.parentElement ?? link).after(host);
  const id = idOf(link);
  const write = (next: ToolState): void => {
    typed.set(id, next);
    address.later(() => address.write(writeState(next) ?? ''));
  };
  address.write(writeState(state) ?? '');
  const remove = showForm(host, {
    books,
    state,
    home: link.pathname,
    write,
    close: () => opened?.close(true),
    focus,
  });
  // The body of another page replaces this one without an event.
  const gone = new MutationObserver(() => host.isConnected || end());
  const end = (): void => {
    gone.disconnect();
    address.cancel();
    opened = null;
    remove();
    host.remove();
  };
  gone.observe(document.body, { childList: true, subtree: true });
  link.setAttribute('aria-expanded', 'true');
  opened = {
    link,
    close: (back) => {
      end();
      link.setAttribute('aria-expanded', 'false');
      address.write('');
      if (back) link.focus();
    },
  };
}
