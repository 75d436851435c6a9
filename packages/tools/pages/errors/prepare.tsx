import { useEffect, useMemo, type ComponentType, type ReactNode } from 'react';
import { unpackWords } from '../../book/errors';
import { diagnose } from '../../errors/diagnose';
import { Doctor } from '../../errors/doctor';
import { writeState } from '../../state/hash';
import { styleAnswers } from '../answer-style';
import { loadErrors } from '../../browser/books/errors';
import { loadEvents } from '../../browser/books/events';
import { loadPlaces } from '../../browser/books/places';
import { loadSignatures } from '../../browser/books/signatures';
import { loadSpenders } from '../../browser/books/spenders';
import { loadWords } from '../../browser/books/words';
import { PageLink } from '../page-link';
import type { AnswerProps } from '../tool-form';
import { Warnings } from '../warnings';
import { AnswerBox } from './answer-box';

/** Loads what the revert doctor knows, and returns the component that answers. */
export async function prepare(): Promise<ComponentType<AnswerProps>> {
  const [errors, places, file, spenders, functions, events] = await Promise.all([
    loadErrors(),
    loadPlaces(),
    loadWords(),
    loadSpenders(),
    loadSignatures(),
    loadEvents(),
  ]);
  const books = { errors, places, spenders, functions, events, words: unpackWords(file, errors) };
  const doctor = new Doctor(errors, places);
  styleAnswers();

  return function ErrorsAnswer({ state, set, say }: AnswerProps): ReactNode {
    const { in: input = '', contract = '' } = state;
    const diagnosis = useMemo(() => diagnose(books, doctor, input, contract), [input, contract]);
    useEffect(() => say(diagnosis.summary), [say, diagnosis.summary]);
    const { findings, library, withoutData, named, warnings, context } = diagnosis;
    return (
      <>
        {named !== null && (
          <section className="tool-answer">
            <Warnings warnings={warnings} />
            <p>{named}</p>
            {warnings.length === 0 && (
              <p>
                <PageLink to={`/tools/calldata${writeState({ in: input.trim() }) ?? ''}`}>
                  Open it in the calldata explainer
                </PageLink>
              </p>
            )}
          </section>
        )}
        {findings.map((finding, index) => (
          <AnswerBox
            key={index}
            finding={finding}
            book={errors}
            called={context.called}
            onContract={(chosen) => set({ contract: chosen })}
          />
        ))}
        {library !== null && (
          <section className="tool-answer">
            <h2>{library.name}</h2>
            <p>
              {library.cause} <em>{library.fix}</em>
            </p>
            <ul className="tool-tree">
              {library.details.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p className="tool-muted">General knowledge about libraries, wallets and nodes.</p>
          </section>
        )}
        {withoutData !== null && (
          <section className="tool-answer">
            <h2>A revert without data{context.called !== '' && ` of ${context.called}`}</h2>
            {withoutData.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        )}
      </>
    );
  };
}
