import { useEffect, useMemo, type ComponentType, type ReactNode } from 'react';
import { Doctor } from '@site/tools/errors/doctor';
import { LONGEST_INPUT } from '@site/tools/errors/message';
import { calledContracts, kindsIn, summaryOf } from '@site/tools/errors/report';
import { styleAnswers } from '../answer-style';
import { loadCauses } from '@site/tools/browser/books/causes';
import { loadErrors } from '@site/tools/browser/books/errors';
import { loadPlaces } from '@site/tools/browser/books/places';
import { loadReverts } from '@site/tools/browser/books/reverts';
import { useBook } from '../use-book';
import type { AnswerProps } from '../tool-form';
import { AnswerBox } from './answer-box';
import { NoAnswer } from './no-answer';

/** Loads what the revert doctor knows, and returns the component that answers. */
export async function prepare(): Promise<ComponentType<AnswerProps>> {
  const [book, places] = await Promise.all([loadErrors(), loadPlaces()]);
  const doctor = new Doctor(book, places);
  styleAnswers();

  return function ErrorsAnswer({ state, set, say }: AnswerProps): ReactNode {
    const input = state.in ?? '';
    const found = useMemo(() => (input.length > LONGEST_INPUT ? null : doctor.find(input)), [input]);
    const summary = summaryOf(found);
    useEffect(() => say(summary), [say, summary]);
    // Each kind of answer has words of its own, which load with the first one.
    const kinds = kindsIn(found?.answers ?? []);
    const causes = useBook(loadCauses, kinds.has('error'));
    const none = found !== null && kinds.size === 0;
    const reverts = useBook(loadReverts, kinds.has('text') || kinds.has('panic') || none);
    if (found === null) return null;
    const { message, answers } = found;
    const called = state.contract || (calledContracts(message, places)[0] ?? '');
    return (
      <>
        {answers.map((answer, index) => (
          <AnswerBox
            key={index}
            answer={answer}
            book={book}
            causes={causes.book}
            reverts={reverts.book}
            called={called}
            onContract={(contract) => set({ contract })}
          />
        ))}
        {(causes.failed || reverts.failed) && (
          <p role="alert">The causes could not be loaded. The reference has them: follow the links above.</p>
        )}
        {none && reverts.book !== null && <NoAnswer book={book} reverts={reverts.book} message={message} />}
      </>
    );
  };
}
