import type { BookError } from '@sdk-docs/reference/model/tools-book';
import type { Argument } from '../book/arguments';

/** How an answer was found: its bytes were decoded, a message names it, or it was inside other data. */
export type Origin = 'data' | 'name' | 'inside';

/** Fields of every answer. */
export interface Common {
  readonly origin: Origin;
  /** Decoded arguments; null when the input has none. */
  readonly args: readonly Argument[] | null;
  /** Notes about the data. */
  readonly notes: readonly string[];
  /** The errors inside this one's data. */
  readonly inner: readonly Answer[];
}

export type Answer =
  | (Common & {
      readonly kind: 'error';
      readonly error: BookError;
      readonly signature: string;
      readonly selector: string;
    })
  | (Common & { readonly kind: 'wrapper'; readonly name: string; readonly says: string; readonly selector: string })
  /** Known: the page of reverts has the text, or the code. */
  | (Common & { readonly kind: 'text'; readonly text: string; readonly known: boolean })
  | (Common & { readonly kind: 'panic'; readonly code: string; readonly known: boolean })
  | (Common & { readonly kind: 'unknown'; readonly selector: string; readonly bytes: number });

/** A text or a panic without a value: another part of the message may have it. */
export const isEmpty = (answer: Answer): boolean =>
  (answer.kind === 'text' && answer.text === '') || (answer.kind === 'panic' && answer.code === '');

/** Each error once: the first answer, which is the surest, unless a later one has the arguments. */
export function unique(answers: readonly Answer[]): Answer[] {
  const found = new Map<string, Answer>();
  for (const answer of answers) {
    const key = keyOf(answer);
    const before = found.get(key);
    if (before === undefined || (before.args === null && answer.args !== null)) found.set(key, answer);
  }
  return [...found.values()];
}

function keyOf(answer: Answer): string {
  switch (answer.kind) {
    case 'text':
      return `text ${answer.text}`;
    case 'panic':
      return `panic ${answer.code}`;
    default:
      return answer.selector;
  }
}
