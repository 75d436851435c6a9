import { revertAnchor, revertName } from '@sdk-docs/reference/model/anchors';
import type { Answer } from './answers';

/** Name of an answer: `InvalidAmount()`, `Panic(0x11)`, the text in quotes, or the selector. */
export function titleOf(answer: Answer): string {
  switch (answer.kind) {
    case 'error':
      return answer.signature;
    case 'wrapper':
      return answer.name;
    case 'text':
      return answer.text === '' && answer.args === null
        ? 'A revert with a text that cannot be read'
        : `"${answer.text}"`;
    case 'panic':
      return answer.code === '' ? 'A panic with a code that cannot be read' : `Panic(${answer.code})`;
    case 'unknown':
      return `Unknown error ${answer.selector}`;
  }
}

/** Anchors on the page of reverts, including those of inner errors. */
export const anchorsOf = (answers: readonly Answer[]): readonly string[] =>
  answers.flatMap((answer) => [
    ...(answer.kind === 'error' ? [answer.error.anchor] : []),
    ...('known' in answer && answer.known ? [revertAnchor(revertName(answer.kind, valueOf(answer)))] : []),
    ...anchorsOf(answer.inner),
  ]);

/** The text of a revert, or the code of a panic. */
export const valueOf = (answer: Extract<Answer, { readonly known: boolean }>): string =>
  answer.kind === 'text' ? answer.text : answer.code;
