import antonyms from '../data/antonyms.json';
import { isProse } from '../format/kinds';
import type { Entry } from './catalog';
import { stem } from './terms';

/** Stems of actions and of their opposites, both ways. The first is to put something in, the second to take it out. */
const ACTIONS = antonyms
  .map((sides) => sides.map((words) => new Set(words.map(stem))))
  .flatMap(([one = new Set<string>(), other = new Set<string>()]) => [
    { action: one, opposite: other },
    { action: other, opposite: one },
  ]);
const TAKING_OUT = 1;
/** "WETH from the vault", "get my staked carrots out". */
const OUT_OF = /\bout\b|^(?:\S+|(?:take|get|move|pull|remove) .+) from\b/i;

/** Stems of the words of a text, in order. */
const stemsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .match(/\p{L}+/gu)
    ?.map(stem) ?? [];

/** Whether the heading of a page by hand has all of these stems. */
export function isHeadedBy({ record }: Entry, stems: readonly string[]): boolean {
  const heading = new Set(stemsOf(record.name));
  return isProse(record.kind) && stems.every((word) => heading.has(`~${word}`));
}

/** Returns a test for headings that begin with the opposite of an action in a text: "Deposit ETH" for "withdraw". */
export function contraryTo(text: string): (entry: Entry) => boolean {
  // What is locked or staked is a thing, no action.
  const words = stemsOf(text.replace(/\w+ed\b/g, ''));
  const has = (action: ReadonlySet<string>): boolean => words.some((word) => action.has(word));
  const named = ACTIONS.filter(({ action }) => has(action));
  const asked =
    named.length === 0 && OUT_OF.test(text)
      ? ACTIONS.slice(TAKING_OUT, TAKING_OUT + 1)
      : named.filter(({ opposite }) => !has(opposite));
  return ({ record }) => {
    const [first = '', ...rest] = stemsOf(record.name);
    return (
      isProse(record.kind) &&
      asked.some(({ action, opposite }) => opposite.has(first) && !rest.some((word) => action.has(word)))
    );
  };
}
