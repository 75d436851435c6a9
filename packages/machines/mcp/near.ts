/** Names similar to `wanted`, by the number of letter pairs that they share, the most similar first. */
export function near(names: Iterable<string>, wanted: string, count = 5): string[] {
  const own = pairs(wanted);
  return [...new Set(names)]
    .map((name) => {
      const theirs = pairs(name);
      const shared = own.filter((pair) => theirs.includes(pair)).length;
      return { name, score: (2 * shared) / (own.length + theirs.length) };
    })
    .filter(({ score }) => score >= 0.4)
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ name }) => name);
}

const pairs = (text: string): string[] => {
  const letters = ` ${text.toLowerCase().replace(/[^a-z0-9]+/g, '')} `;
  return Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2));
};

/** `; close matches: a, b`, or nothing. */
export const nearWords = (names: Iterable<string>, wanted: string): string => {
  const found = near(names, wanted);
  return found.length === 0 ? '' : `; close matches: ${found.join(', ')}`;
};
