import type { CallFacts, WarningBooks } from './facts';
import { keyOf } from './facts';
import { spenderWarnings } from './spender';
import { targetWarnings } from './target';
import { valueWarnings } from './values';
import type { Warning } from './warning';

/** Warnings about a call, the most dangerous first. It compares with data of the docs and never with a chain. */
export const warningsOf = (books: WarningBooks, facts: CallFacts): readonly Warning[] => [
  ...targetWarnings(books, facts),
  ...spenderWarnings(books, facts),
  ...valueWarnings(books, facts),
];

/** Facts about the function that apply to all values: no warnings. */
export const cautionsOf = ({ rules }: WarningBooks, facts: CallFacts): readonly string[] => {
  const key = keyOf(facts);
  return Object.hasOwn(rules.cautions, key) ? (rules.cautions[key] ?? []) : [];
};
