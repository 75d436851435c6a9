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
/** How many handlers a token moves a name ahead. */
const AHEAD = 18.5;

/** The words of names that a typed word can mean. */
const meant = (word: string): readonly string[] =>
  /^stak/.test(word)
    ? [word, 'deposit']
    : /^(?:unstak|exit|withdraw)/.test(word)
      ? [word, 'withdraw', 'redeem']
      : [word];

/** What follows each beginning of a word in a text, also of those in names: `depositeth` and `eth` of `depositETH`. */
const beginnings = (text: string): readonly string[] =>
  [...text.matchAll(/(?<![A-Za-z])[a-z]|(?<![A-Z])[A-Z]/g)].map(({ index }) => text.slice(index).toLowerCase());

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
  const found = all.flatMap((candidate) => {
    const [owner = '', name = ''] = candidate.title.split('.');
    const rests = beginnings(`${candidate.title} ${candidate.id}`);
    const missing = words.filter((word) => !meant(word).some((each) => rests.some((rest) => rest.startsWith(each))));
    if (missing.length === words.length || missing.some((word) => !tokens.has(word))) return [];
    const counted = words.filter((word) => tokens.has(word) && !missing.includes(word)).length;
    const whole = name.split('(')[0]?.toLowerCase() === written;
    const score = (whole ? 1000 : 0) + counted * AHEAD - owners.indexOf(owner);
    return [{ candidate, score }];
  });
  return found
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ candidate }) => candidate);
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

/** How many subjects a query has found, in words: exact ones, or else similar ones. */
export function foundText(query: string, found: number, near: number): string {
  if (found > 0) return `${found} to choose from`;
  return near > 0
    ? `Nothing is called ${query.slice(0, 80)}. ${near === 1 ? 'One name is' : `${near} names are`} similar.`
    : "This isn't a call, or the name of a method that sends or a function that writes.";
}
