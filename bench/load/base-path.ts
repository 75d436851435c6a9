/**
 * The path that a site was built to be served below: what its home page writes before the names of files that exist.
 * `/` where the page names its files relatively. `has` tells whether a file exists, by its path below the folder.
 */
export function findBase(html: string, has: (file: string) => boolean): string {
  for (const [, address = ''] of html.matchAll(/(?:src|href)=["']?(\/[^"'\s>?#]+\.\w+)/g)) {
    const segments = address.split('/').slice(1);
    const before = segments.findIndex((_, index) => has(segments.slice(index).join('/')));
    if (before >= 0) return ['', ...segments.slice(0, before), ''].join('/');
  }
  return '/';
}
