import { revertAnchor, revertName } from '@sdk-docs/reference/model/anchors';
import type { BookMeaning, PlacesBook } from '@sdk-docs/reference/model/tools-book';
import { placesAt } from '../book/places';
import type { Answer, Doctor } from './doctor';
import { LONGEST_INPUT, type Message } from './message';

/** Name of an answer: `InvalidAmount()`, `Panic(0x11)`, the text in quotes, or the selector. */
export function titleOf(answer: Answer): string {
  switch (answer.kind) {
    case 'error':
      return answer.signature;
    case 'wrapper':
      return answer.name;
    case 'text':
      return answer.text === '' ? 'A revert with a text that cannot be read' : `"${answer.text}"`;
    case 'panic':
      return answer.code === '' ? 'A panic with a code that cannot be read' : `Panic(${answer.code})`;
    case 'unknown':
      return `Unknown error ${answer.selector}`;
  }
}

/** One line for the status: what was found. */
export function summaryOf(found: ReturnType<Doctor['find']> | null): string {
  if (found === null) return `The input is longer than ${LONGEST_INPUT} characters: paste the part with the error.`;
  const { answers, message } = found;
  if (answers.length === 0)
    return message.empty ? 'A revert without data.' : 'No known error, selector or revert text is in this.';
  const names = answers.slice(0, 4).map((answer) => titleOf(answer).slice(0, 120));
  return `${answers.length === 1 ? 'Found' : `${answers.length} found`}: ${names.join(', ')}${answers.length > 4 ? ' …' : ''}`;
}

/** Contracts that stand at the addresses of a message, in order: the called one is mostly the first. */
export const calledContracts = ({ hex }: Message, places: PlacesBook): readonly string[] => [
  ...new Set(
    hex
      .filter(({ role }) => role === 'address')
      .flatMap((part) => placesAt(places, part.hex))
      .flatMap(({ contracts }) => contracts),
  ),
];

/** The meanings for the called contract; all of them when none is for it. */
export function meaningsFor(meanings: readonly BookMeaning[], contract: string): readonly BookMeaning[] {
  const own = meanings.filter(({ where }) => where.split(/\W+/).includes(contract));
  return own.length > 0 ? own : meanings;
}

/** Anchors on the page of reverts, those of errors inside of others too. */
export const anchorsOf = (answers: readonly Answer[]): readonly string[] =>
  answers.flatMap((answer) => [
    ...(answer.kind === 'error' ? [answer.error.anchor] : []),
    ...('known' in answer && answer.known ? [revertAnchor(revertName(answer.kind, valueOf(answer)))] : []),
    ...anchorsOf(answer.inner),
  ]);

/** The text of a revert, or the code of a panic. */
export const valueOf = (answer: Extract<Answer, { readonly known: boolean }>): string =>
  answer.kind === 'text' ? answer.text : answer.code;
