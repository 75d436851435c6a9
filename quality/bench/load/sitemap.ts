/** Returns the addresses in a sitemap or in an index of sitemaps. */
const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));

/**
 * Returns the routes below `base` in the site's sitemap; null without a sitemap. `read` returns the text of a file
 * below the site's folder, or null for a missing file.
 */
export async function sitemapRoutes(
  base: string,
  read: (file: string) => Promise<string | null>,
): Promise<readonly string[] | null> {
  const xml = (await read('sitemap.xml')) ?? (await read('sitemap-index.xml')) ?? (await read('sitemap_index.xml'));
  if (xml === null) return null;
  const below = (address: string): string => {
    const { pathname } = new URL(address, 'http://localhost');
    return pathname.startsWith(base) ? pathname.slice(base.length) : pathname.slice(1);
  };
  const lists = await Promise.all(
    locations(xml).map(async (address) =>
      address.endsWith('.xml') ? locations((await read(below(address))) ?? '') : [address],
    ),
  );
  return [...new Set(lists.flat().map((address) => `/${below(address)}`))];
}
