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

/** The subjects that match every word of a query: methods first, then contract functions. */
export function candidates(data: CallsData, query: string): readonly Candidate[] {
  const words = query
    .slice(0, LONGEST)
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
  const all = [
    ...data.names.map(({ name, client }) => ({ id: name, title: `${client}.${name.split('.')[1] ?? ''}` })),
    ...Object.entries(data.contracts).flatMap(([contract, { functions }]) =>
      functions.map(({ signature }) => ({ id: `${contract}.${signature}`, title: `${contract}.${signature}` })),
    ),
  ];
  const found = all.filter(({ id, title }) =>
    words.every((word) => id.toLowerCase().includes(word) || title.toLowerCase().includes(word)),
  );
  // `vault.deposit` ranks before `institutionalVault.deposit`; `deposit` alone ranks functions of that name before
  // `depositETH`.
  const exact = ({ title }: Candidate): number =>
    words.includes(title.toLowerCase())
      ? 2
      : Number(words.some((word) => new RegExp(`\\.${escape(word)}(?:\\(|$)`, 'i').test(title)));
  return found.toSorted((a, b) => exact(b) - exact(a)).slice(0, MOST);
}

/** The subjects that match a query once its word that is nearly a name is that name; none when no name is close. */
export function nearCandidates(data: CallsData, query: string): readonly Candidate[] {
  const names = [
    ...data.names.map(({ name }) => name.split('.')[1] ?? ''),
    ...Object.values(data.contracts).flatMap(({ functions }) => functions.map(({ name }) => name)),
  ];
  const similar = similarTo(query.slice(0, LONGEST), [...new Set(names)]);
  return similar === null ? [] : candidates(data, query.replace(similar.typed, similar.name));
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
