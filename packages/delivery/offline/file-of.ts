/**
 * Returns the file that a host answers with for an address inside the site: `guides/x?q=1#a` becomes
 * `guides/x/index.html?q=1#a`. The address has no base path. Also runs in the pages of the copy.
 */
export function fileOf(address: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  if (path === '' || path.endsWith('/')) return `${path}index.html${rest}`;
  return /\.\w+$/.test(path) ? address : `${path}/index.html${rest}`;
}
