/** The parts that make the site lighter than plain Docusaurus. Each is a folder here. */
export const PARTS = ['start', 'bodies', 'application', 'styles', 'no-prism'] as const;
export type Part = (typeof PARTS)[number];

/** Dependencies between parts, and the reason. */
const NEEDS: readonly (readonly [part: Part, needed: Part, because: string])[] = [
  ['bodies', 'application', 'its routes load the body of the next page (application/client/route.tsx)'],
];

/**
 * Returns the parts that `SITE_LIGHT` leaves on: all when it is empty, none for `off`; `-styles,-no-prism` removes
 * two. Throws for an unknown part and for a part without one that it needs.
 */
export function partsOf(asked: string | undefined): ReadonlySet<Part> {
  const words = (asked ?? '').split(',').map((word) => word.trim());
  if (words.join() === 'off') return new Set();
  const parts = new Set<Part>(PARTS);
  for (const word of words.filter(Boolean)) {
    const part = PARTS.find((name) => `-${name}` === word);
    if (part === undefined)
      throw new Error(`SITE_LIGHT holds "${word}": write "off", or "-" and one of ${PARTS.join(', ')}, between commas`);
    parts.delete(part);
  }
  for (const [part, needed, because] of NEEDS) {
    if (parts.has(part) && !parts.has(needed))
      throw new Error(`light/${part} needs light/${needed}: ${because}. Write SITE_LIGHT=-${needed},-${part}`);
  }
  return parts;
}

/**
 * Lists the parts that a build lacks, one per line; a build with all parts has no such file. The byte budgets depend on
 * it.
 */
export const LIGHT_OFF = '.light-off';
