/** Turns `/base/page/index.html` and `/base/page.html` into `/base/page`; the base keeps its slash. */
export function cleanPath(path: string, baseUrl: string): string {
  const clean = path.replace(/(?:\/index)?\.html$/, '');
  return `${clean}/` === baseUrl ? baseUrl : clean;
}
