import { useEffect, useMemo, type ComponentType, type ReactNode } from 'react';
import { unpackWords } from '../../book/errors';
import { Doctor } from '../../errors/doctor';
import { LONGEST_INPUT } from '../../errors/message';
import { calledContracts, summaryOf } from '../../errors/report';
import { styleAnswers } from '../answer-style';
import { loadErrors } from '../../browser/books/errors';
import { loadPlaces } from '../../browser/books/places';
import { loadWords } from '../../browser/books/words';
import type { AnswerProps } from '../tool-form';
import { AnswerBox } from './answer-box';
import { NoAnswer } from './no-answer';

/** Loads what the revert doctor knows, and returns the component that answers. */
export async function prepare(): Promise<ComponentType<AnswerProps>> {
  const [book, places, file] = await Promise.all([loadErrors(), loadPlaces(), loadWords()]);
  const words = unpackWords(file, book);
  const doctor = new Doctor(book, places);
  styleAnswers();

  return function ErrorsAnswer({ state, set, say }: AnswerProps): ReactNode {
    const input = state.in ?? '';
    const found = useMemo(() => (input.length > LONGEST_INPUT ? null : doctor.find(input)), [input]);
    const summary = summaryOf(found);
    useEffect(() => say(summary), [say, summary]);
    if (found === null) return null;
    const { message, answers } = found;
    if (answers.length === 0) return <NoAnswer book={book} words={words} message={message} />;
    const called = state.contract || (calledContracts(message, places)[0] ?? '');
    return answers.map((answer, index) => (
      <AnswerBox
        key={index}
        answer={answer}
        book={book}
        words={words}
        called={called}
        onContract={(contract) => set({ contract })}
      />
    ));
  };
}
