/**
 * Fixes the address before other code reads it. Below the base path it removes .html, /index.html and double slashes:
 * the framework routes such an address but preloads nothing for it, so hydration fails. Over http(s) it also rewrites a
 * path or an anchor that cannot be decoded: the framework decodes both (the path twice) and would crash. A page saved
 * to disk keeps its address.
 */
export function cleanAddressScript(baseUrl: string): string {
  return `(${cleanAddress.toString()})(${JSON.stringify(baseUrl)})`;
}

/** Runs as an inline script: its source is printed into the page, so it uses nothing from outside. */
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
      // No page has a "~" in its path, so an undecodable path stays an address without a page.
      goodPath = path.replace(/%/g, '~');
    }
    try {
      decodeURIComponent(anchor);
    } catch {
      goodAnchor = `#${encodeURIComponent(anchor.slice(1))}`;
    }
    // The origin is included, because a path may start with two slashes.
    const mended = origin + goodPath + query + goodAnchor;
    if (mended !== origin + path + query + anchor) history.replaceState(history.state, '', mended);
  };
  mend();
  // Registered before the router, because listeners run in order.
  addEventListener('popstate', mend);
}
