/** Whether a text contains another as whole words: "UNAUTHORIZED" is not part of AccessManagedUnauthorized. */
export function holds(text: string, wanted: string): boolean {
  const at = text.indexOf(wanted);
  return at >= 0 && !/\w/.test(text[at - 1] ?? ' ') && !/\w/.test(text[at + wanted.length] ?? ' ');
}
