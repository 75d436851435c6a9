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
const OUT_OF = /^(?:\S+|.*\b(?:take|get|move|pull|remove) .+) (?:from|out)\b/i;

const UNDOING = new Set(['cancel', 'undo', 'revoke'].map(stem));
/** "2b. Or sign a permit" is about signing. */
const NUMBER = /^(?:\d+\w?\. )?(?:or )?/i;

/** Stems of the words of a text, in order. */
const stemsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .match(/\p{L}+/gu)
    ?.map(stem) ?? [];

/** Whether a heading has all of these stems, and does not say "without" itself; or whether a name is just that. */
export function isHeadedBy({ record, squashed }: Entry, stems: readonly string[]): boolean {
  if (!isProse(record.kind)) return stem(squashed) === `~${stems.join('')}`;
  const heading = new Set(stemsOf(record.name));
  return !heading.has(stem('without')) && stems.every((word) => heading.has(`~${word}`));
}

/**
 * Returns a test for headings that begin with the opposite of an action in a text: "Deposit ETH" for "withdraw", and the
 * section "Lock tokens" for "cancel a lock"; its page may say how.
 */
export function contraryTo(text: string): (entry: Entry) => boolean {
  // "Locked" and "staked" describe a thing, not an action.
  const words = stemsOf(text.replace(/\w+ed\b/g, ''));
  const has = (action: ReadonlySet<string>): boolean => words.some((word) => action.has(word));
  const named = ACTIONS.filter(({ action }) => has(action));
  const asked =
    named.length === 0 && OUT_OF.test(text)
      ? ACTIONS.slice(TAKING_OUT, TAKING_OUT + 1)
      : named.filter(({ opposite }) => !has(opposite));
  const isDone = (word: string): boolean => words.includes(word) && ACTIONS.some(({ action }) => action.has(word));
  return ({ record }) => {
    const [first = '', ...rest] = stemsOf(record.name.replace(NUMBER, ''));
    return (
      isProse(record.kind) &&
      ((record.kind === 'section' && has(UNDOING) && !UNDOING.has(first) && isDone(first)) ||
        asked.some(({ action, opposite }) => opposite.has(first) && !rest.some((word) => action.has(word))))
    );
  };
}
