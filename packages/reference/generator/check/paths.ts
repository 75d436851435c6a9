/** Returns the path of a `path - text` tag, without the `[]` that means "of each". */
export function splitPath(text: string): string {
  return (/^(\S*)/.exec(text)?.[1] ?? '').replaceAll('[]', '');
}
