import { fileOf } from '../file-of';
import { loader } from './load';
import { pageWorker } from './page-worker';

/**
 * Runs first in each page of the offline copy, and replaces what a browser denies to a file: fetching, workers, changes
 * of address. The application sees the address that the page has on the site.
 */
const { src, dataset } = document.currentScript as HTMLScriptElement;
const root = src.slice(0, src.lastIndexOf('/') + 1);
const { base = '/', path = '/' } = dataset;
const { load, give, define, defined } = loader(root);

/** Address on the site -> address of the file; null for an address elsewhere. */
const localAddress = (address: string): string | null =>
  address.startsWith(base) ? root + fileOf(address.slice(base.length)) : null;

let leaving = false;
function leave(address: string): void {
  leaving = true;
  location.assign(address);
}

Object.assign(window, {
  offlineCopy: {
    root,
    give,
    define,
    location: {
      get href() {
        return location.href;
      },
      set href(address: string) {
        leave(localAddress(address) ?? address);
      },
      pathname: path,
      get search() {
        return location.search;
      },
      get hash() {
        return location.hash;
      },
      set hash(hash: string) {
        location.hash = hash;
      },
      origin: location.origin,
      assign: (address: string) => leave(localAddress(address) ?? address),
      replace: (address: string) => location.replace(localAddress(address) ?? address),
      reload: () => location.reload(),
    },
  },
  Worker: pageWorker(root, load, defined),
  fetch: async (address: string): Promise<Response> => {
    // The application prepares the next page while the browser already opens it.
    if (leaving) return new Promise<never>(() => undefined);
    const file = [root, base].flatMap((start) => (address.startsWith(start) ? [address.slice(start.length)] : []))[0];
    if (file === undefined) throw new TypeError(`${address} is not in the offline copy`);
    return new Response(await load(file));
  },
});

for (const name of ['pushState', 'replaceState'] as const) {
  const change = history[name].bind(history);
  history[name] = (state, unused, url) => {
    if (url === undefined || url === null) return change(state, unused);
    const { pathname, search, hash } = new URL(url, `http://copy${path}`);
    const isHere = [path, `${path}/`, location.pathname].includes(pathname);
    if (!isHere) return leave(localAddress(pathname + search + hash) ?? String(url));
    change(state, unused, location.pathname + search + hash);
  };
}

// Nothing to preload: the files are local.
Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });

const NAMES = ['href', 'src', 'action'];
const set = Element.prototype.setAttribute;
// React sets a picture's address before the picture is in the document, and the browser asks for it at once.
Element.prototype.setAttribute = function (this: Element, name: string, value: string): void {
  set.call(this, name, (NAMES.includes(name) ? localAddress(String(value)) : null) ?? value);
};
const SELECTOR = NAMES.map((name) => `[${name}^="${base}"]`).join();
function correct(element: Element): void {
  for (const name of NAMES) {
    const local = localAddress(element.getAttribute(name) ?? '');
    if (local !== null) element.setAttribute(name, local);
  }
}
// Nodes parsed from HTML have addresses of the site too.
new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    for (const node of [target, ...addedNodes]) {
      if (!(node instanceof Element)) continue;
      correct(node);
      if (node !== target) node.querySelectorAll(SELECTOR).forEach(correct);
    }
  }
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: NAMES });

// Before any other listener: a link to another page belongs to the browser, not to the router.
addEventListener(
  'click',
  (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    correct(link);
    if (link.href.startsWith(root) && link.pathname !== location.pathname) event.stopImmediatePropagation();
  },
  true,
);
