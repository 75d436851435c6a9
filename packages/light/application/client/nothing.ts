/**
 * Replaces a part of the theme that this site does not use. The server renders every page with it, so the build fails
 * as soon as the part would show something.
 */
export function nothing(part: string, isNeeded: boolean): null {
  if (isNeeded) throw new Error(`${part} is in use: delete packages/light/application/theme/${part}`);
  return null;
}
