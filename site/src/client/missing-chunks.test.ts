import { afterEach, expect, it, vi } from 'vitest';

// While the application starts, an unhandled rejection counts as its failure: vitest fails for one, too.
const absent = vi.hoisted(() =>
  vi.fn(() => {
    throw new Error('the chunk is missing');
  }),
);
vi.mock('@docusaurus/ExecutionEnvironment', () => ({ default: { canUseDOM: true } }));
vi.mock('./table-tools', absent);
vi.mock('@sdk-docs/tools/pages/compose/entry', absent);
vi.mock('@sdk-docs/tools/pages/errors/revert-anchors', absent);

/** A document that keeps its listeners. */
function stubDocument() {
  const listeners = new Map<string, (event: unknown) => void>();
  const addEventListener = (type: string, listener: (event: unknown) => void): void =>
    void listeners.set(type, listener);
  vi.stubGlobal('document', { addEventListener, createElement: () => ({}) });
  return listeners;
}

/** Waits until an import has failed, and its rejection would have been reported. */
async function settle(): Promise<void> {
  await vi.waitFor(() => expect(absent).toHaveBeenCalled(), 60_000);
  await new Promise((done) => setTimeout(done, 50));
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  absent.mockClear();
  vi.resetModules();
});

it('a table without its tools stays as printed', async () => {
  const listeners = stubDocument();
  await import('./tables');
  const said = vi.spyOn(console, 'error').mockReturnValue();
  listeners.get('pointerover')?.({ type: 'pointerover', target: { closest: () => ({}) } });
  await settle();
  expect(said).toHaveBeenCalledOnce();
  expect([...listeners.keys()]).toEqual(['pointerover', 'focusin', 'click']);
});

it('a pasted text without its reader leaves the rows with its words', async () => {
  const listeners = stubDocument();
  vi.stubGlobal('location', { pathname: '/reverts' });
  const status = { textContent: '' };
  /** A table that is its field as well. */
  class Table {
    readonly value = '0x0123456789';
    readonly closest = (): object => this;
    readonly querySelector = (selector: string): object => (selector === 'input' ? this : status);
    readonly querySelectorAll = (): object[] => [];
  }
  vi.stubGlobal('Element', Table);
  await vi.importActual('./table-tools');
  listeners.get('input')?.({ target: new Table() });
  await settle();
  expect(status.textContent).toBe('No match');
});

it('a button that cannot load its reader stays, and the console says why', async () => {
  const listeners = stubDocument();
  await import('./entries');
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const target = { closest: (): object => ({}) };
  listeners.get('click')?.({ target, preventDefault: () => undefined });
  await settle();
  expect(said).toHaveBeenCalledOnce();
});

it('a form that the address opens leaves the page as printed', async () => {
  stubDocument();
  vi.stubGlobal('location', { href: 'https://host/api/a#in=a&v=1' });
  const { onRouteDidUpdate } = await import('./entries');
  onRouteDidUpdate({ location: { pathname: '/api/a', hash: '#in=a&v=1' }, previousLocation: null });
  await settle();
});
