import { breakableParts } from '@sdk-docs/reference/model/split-name';

/** Lines up to this length fit on the smallest phone, and words up to this length behind the indent of a wrap. */
const [LINE, WORD] = [30, 24];

/** Before the dot of a member, between a bracket or a comma and a name or a text, and in a path. */
const BETWEEN = /(?<=[\w)\]])(?=\??\.[A-Za-z_$])|(?<=[([{,])(?=[A-Za-z_$'"`])|(?<=\w\/)(?=\w)/g;

/** Names that need breaks of their own. Hex values are opaque, and may break anywhere. */
const NAME = /(?<!\w)(?!0x)\w{25,}/g;

/** Returns the columns of a line of code at which its long words may wrap, in ascending order. */
export function breakPlaces(line: string): number[] {
  if (line.length <= LINE) return [];
  const places = [...line.matchAll(/\S+/g)]
    .filter(([word]) => word.length > WORD)
    .flatMap(({ 0: word, index }) => [
      ...[...word.matchAll(BETWEEN)].map((place) => index + place.index),
      ...[...word.matchAll(NAME)].flatMap((name) => {
        let at = index + name.index;
        return breakableParts(name[0])
          .slice(0, -1)
          .map((part) => (at += part.length));
      }),
    ]);
  return [...new Set(places)].sort((a, b) => a - b);
}
