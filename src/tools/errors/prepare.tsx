import { useEffect, useMemo, type ComponentType, type ReactNode } from 'react';
import { Doctor } from '@site/tools/errors/doctor';
import { LONGEST_INPUT } from '@site/tools/errors/message';
import { calledContracts, refusalOf, summaryOf } from '@site/tools/errors/report';
import { styleAnswers } from '../answer-style';
import { loadErrors } from '../books/errors';
import { loadPlaces } from '../books/places';
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
    if (found === null) return null;
    const { message, answers } = found;
    const called = state.contract || (calledContracts(message, places)[0] ?? '');
    const refusal = answers.length === 0 ? refusalOf(message.text) : null;
    return (
      <>
        {answers.map((answer, index) => (
          <AnswerBox
            key={index}
            answer={answer}
            book={book}
            called={called}
            onContract={(contract) => set({ contract })}
          />
        ))}
        {answers.length === 0 && <NoAnswer book={book} message={message} refusal={refusal} />}
      </>
    );
  };
}
