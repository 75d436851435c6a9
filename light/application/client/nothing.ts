/**
 * What a part of the theme shows that this site has no use for. It fails the build where the part would have something to show: the
 * server renders every page with it.
 */
export function nothing(part: string, isNeeded: boolean): null {
  if (isNeeded) throw new Error(`${part} of the theme is needed now: delete light/application/theme/${part}`);
  return null;
}
