/**
 * Returns the base path of a built site: the prefix of existing files in its home page, or `/` for relative paths.
 * `has` tells whether a file exists, by its path below the folder.
 */
export function findBase(html: string, has: (file: string) => boolean): string {
  for (const [, address = ''] of html.matchAll(/(?:src|href)=["']?(\/[^"'\s>?#]+\.\w+)/g)) {
    const segments = address.split('/').slice(1);
    const before = segments.findIndex((_, index) => has(segments.slice(index).join('/')));
    if (before >= 0) return ['', ...segments.slice(0, before), ''].join('/');
  }
  return '/';
}
