import { breakableParts } from '@sdk-docs/reference/model/split-name';

/** Columns of a block of code on a phone of 375 px, without the further indent of a wrap. */
const COLUMNS = 34;

/** Before the dot of a member, between a bracket or a comma and a name or a text, and in a path. */
const BETWEEN = /(?<=[\w)\]])(?=\??\.[A-Za-z_$])|(?<=[([{,])(?=[A-Za-z_$'"`])|(?<=\w\/)(?=\w)/g;

/** Names. Hex values are opaque, and may break anywhere. */
const NAME = /(?<!\w)(?!0x)\w+/g;

/** Returns the columns of a line of code at which its long words may wrap: as few as let each piece fit. */
export function breakPlaces(line: string): number[] {
  const fits = COLUMNS - (line.length - line.trimStart().length);
  return [...line.matchAll(/[^\s-]+-?/g)]
    .filter(([word]) => word.length > fits)
    .flatMap(({ 0: word, index }) => {
      let start = 0;
      return placesIn(word, fits)
        .filter((place, at, all) => {
          const ends = (all[at + 1] ?? word.length) - start > fits;
          if (ends) start = place;
          return ends;
        })
        .map((place) => index + place);
    });
}

/** A name breaks only if it is longer than a line. */
function placesIn(word: string, fits: number): number[] {
  const inNames = [...word.matchAll(NAME)].flatMap(({ 0: name, index }) => {
    if (name.length <= fits) return [];
    let at = index;
    return breakableParts(name)
      .slice(0, -1)
      .map((part) => (at += part.length));
  });
  const between = [...word.matchAll(BETWEEN)].map(({ index }) => index);
  return [...between, ...inNames].sort((a, b) => a - b);
}
