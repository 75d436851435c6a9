/**
 * Mends the address before anything reads it. Below the base path, an address that ends in .html or /index.html, or that doubles
 * a slash, is left for the clean one: the framework routes the former but preloads nothing for it, so that hydration fails. On
 * the web a path or an anchor that cannot be decoded is written so that it can: the framework decodes both (the path twice) and
 * would crash. A page that was saved to disk keeps its address.
 */
export function cleanAddressScript(baseUrl: string): string {
  return `(${cleanAddress.toString()})(${JSON.stringify(baseUrl)})`;
}

/** Runs as an inline script: it is printed by its source and may use nothing from outside. */
function cleanAddress(base: string): void {
  const { protocol, pathname, search, hash } = location;
  if (!protocol.startsWith('http')) return;
  if (pathname.startsWith(base)) {
    const clean = pathname.replace(/(\/index)?\.html$/, '').replace(/\/{2,}/g, '/');
    if (clean !== pathname) {
      location.replace((`${clean}/` === base ? base : clean) + search + hash);
      return;
    }
  }
  const mend = (): void => {
    const { origin, pathname: path, search: query, hash: anchor } = location;
    let [goodPath, goodAnchor] = [path, anchor];
    try {
      decodeURI(decodeURI(path));
    } catch {
      // No page has a "~" in its path: what could not be decoded stays an address without a page.
      goodPath = path.replace(/%/g, '~');
    }
    try {
      decodeURIComponent(anchor);
    } catch {
      goodAnchor = `#${encodeURIComponent(anchor.slice(1))}`;
    }
    // The origin is said, because a path may begin with two slashes.
    const mended = origin + goodPath + query + goodAnchor;
    if (mended !== origin + path + query + anchor) history.replaceState(history.state, '', mended);
  };
  mend();
  // Before the router hears of it: listeners are called in their order.
  addEventListener('popstate', mend);
}
