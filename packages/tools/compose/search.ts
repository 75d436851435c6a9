import type { CallsData } from '@sdk-docs/reference/model/calls-data';
import { similarTo } from '../book/similar';

/** A subject that can be composed. */
export interface Candidate {
  readonly id: string;
  /** Its name in code: `vault.deposit`. */
  readonly title: string;
}

const MOST = 60;
const LONGEST = 200;
/** A shorter word is too similar to others. */
const SHORTEST_TYPO = 4;
/** How many handlers a token in the name of a method moves it ahead. */
const NEIGHBOURS = 6.5;

/** The words of names that a typed word can mean. */
const meant = (word: string): readonly string[] =>
  /^stak/.test(word)
    ? [word, 'deposit']
    : /^(?:unstak|exit|withdraw)/.test(word)
      ? [word, 'withdraw', 'redeem']
      : [word];

/** Where a word of a name begins: `d` and `E` of `depositETH`. */
const BEGINNING = /(?<![A-Z])[A-Z]|[A-Z](?=[a-z])|(?<![A-Za-z])[a-z]/g;

/** Tests whether words of a text begin with a typed word or with what it means. */
function beginner(text: string): (word: string) => boolean {
  const lower = text.toLowerCase();
  const at = [...text.matchAll(BEGINNING)].map(({ index }) => index);
  const begins = (word: string): boolean => at.some((index) => lower.startsWith(word, index));
  return (word) => meant(word).some(begins);
}

/**
 * The subjects that match every word of a query, at the beginning of a word of their name. A token need not match. The
 * order is that of the data, methods before contract functions.
 */
export function candidates(data: CallsData, query: string): readonly Candidate[] {
  const written = query.slice(0, LONGEST).trim().toLowerCase();
  const words = written.split(/[\s,;]+/).filter(Boolean);
  const tokens = new Set(['eth', ...Object.keys(data.tokens).map((name) => name.toLowerCase())]);
  const all = allOf(data);
  const owners = [...new Set(all.map(({ title }) => ownerOf(title)))];
  const scored = all.flatMap((candidate) => {
    const { id, title } = candidate;
    const [owner, lower] = [ownerOf(title), title.toLowerCase()];
    const begins = beginner(`${title} ${id}`);
    const [ofOwner, ofName] = [beginner(owner), beginner(title.slice(owner.length + 1))];
    const missing = words.filter((word) => !begins(word));
    if (missing.length === words.length || missing.some((word) => !tokens.has(word))) return [];
    const counts = (matches: (word: string) => boolean): number =>
      words.filter((word) => tokens.has(word) && matches(word)).length;
    // A whole name is first. A token in the name of a handler decides, one in the name of a method among neighbours.
    const exact = lower === written ? 2 : Number(lower.slice(owner.length + 1).split('(')[0] === written);
    const score = exact * 1000 + counts(ofOwner) * 100 + counts(ofName) * NEIGHBOURS - owners.indexOf(owner);
    return [{ candidate, score }];
  });
  const found = scored.toSorted((a, b) => b.score - a.score).map(({ candidate }) => candidate);
  return found.slice(0, MOST);
}

const ownerOf = (title: string): string => title.slice(0, title.indexOf('.'));

const allOf = (data: CallsData): readonly Candidate[] => [
  ...data.names.map(({ name, client }) => ({ id: name, title: `${client}.${name.split('.')[1] ?? ''}` })),
  ...Object.entries(data.contracts).flatMap(([contract, { functions }]) =>
    functions.map(({ signature }) => ({ id: `${contract}.${signature}`, title: `${contract}.${signature}` })),
  ),
];

/** The subjects that match a query once its words that are nearly names are those names; none when no name is close. */
export function nearCandidates(data: CallsData, query: string): readonly Candidate[] {
  const names = allOf(data).flatMap(({ title }) => title.split('(')[0]?.split('.') ?? []);
  const parts = names.flatMap((name) => name.split(/(?<=[a-z])(?=[A-Z])/));
  const known = [...new Set([...names, ...parts])];
  const typed = query.slice(0, LONGEST);
  const near = typed.replace(/[a-z]\w+/gi, (word) => similarTo(word, known, SHORTEST_TYPO)?.name ?? word);
  return near.toLowerCase() === typed.toLowerCase() ? [] : candidates(data, near);
}
