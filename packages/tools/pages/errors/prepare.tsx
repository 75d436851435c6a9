import { useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import type { ErrorsBook, WordsBook } from '@sdk-docs/reference/model/tools-book';
import type { WordsFile } from '@sdk-docs/reference/model/tools-files';
import { joinWords, unpackWords } from '../../book/errors';
import { explained, recognise, wordsFor, type Diagnosis } from '../../errors/diagnose';
import { mayBeTopic } from '../../errors/no-error';
import { Doctor } from '../../errors/doctor';
import { writeState } from '../../state/hash';
import { useTransaction } from '../chain/ask-transaction';
import { styleAnswers } from '../answer-style';
import { loadErrors } from '../../browser/books/errors';
import { loadEvents } from '../../browser/books/events';
import { loadPlaces } from '../../browser/books/places';
import { loadSignatures } from '../../browser/books/signatures';
import { loadSpenders } from '../../browser/books/spenders';
import { WORDS } from '../../browser/books/words';
import { PageLink } from '../page-link';
import { usePart } from '../use-part';
import type { AnswerProps } from '../tool-form';
import { Warnings } from '../warnings';
import { AnswerBox } from './answer-box';

/** Loads the revert doctor's data, and returns the component that answers. */
export async function prepare(): Promise<ComponentType<AnswerProps>> {
  const [errors, places, spenders, functions] = await Promise.all([
    loadErrors(),
    loadPlaces(),
    loadSpenders(),
    loadSignatures(),
  ]);
  const books = { errors, places, spenders, functions };
  const doctor = new Doctor(errors, places);
  styleAnswers();

  return function ErrorsAnswer({ state, set, say, lost }: AnswerProps): ReactNode {
    const { in: typed = '', contract = '' } = state;
    const { input, offer } = useTransaction(typed);
    const topic = mayBeTopic(input.trim());
    const events = usePart(topic, loadEvents, lost);
    const found = useMemo(
      () => (topic && events === null ? null : recognise({ ...books, events: events ?? {} }, doctor, input, contract)),
      [topic, events, input, contract],
    );
    const words = useWords(errors, found === null ? [] : wordsFor(errors, found), lost);
    const diagnosis = useMemo(
      () => (found === null || words === null ? null : explained({ ...books, words }, found)),
      [found, words],
    );
    const summary = diagnosis?.summary;
    useEffect(() => (summary === undefined ? undefined : say(summary)), [say, summary]);
    return (
      <>
        {diagnosis !== null && diagnosis.named !== null && <NoError input={input} {...diagnosis} />}
        {offer(diagnosis?.warnings ?? null, { places, lost, tool: 'errors' })}
        {diagnosis !== null && (
          <Diagnosed diagnosis={diagnosis} book={errors} onContract={(chosen) => set({ contract: chosen })} />
        )}
      </>
    );
  };
}

/** Description of an input that is no error. */
const NoError = ({ input, named, warnings }: Pick<Diagnosis, 'named' | 'warnings'> & { input: string }): ReactNode => (
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
);

interface DiagnosedProps {
  readonly diagnosis: Diagnosis;
  readonly book: ErrorsBook;
  readonly onContract: (contract: string) => void;
}

/** The errors in an input, and the meaning of a library's message. */
function Diagnosed({ diagnosis, book, onContract }: DiagnosedProps): ReactNode {
  const { findings, library, withoutData, context } = diagnosis;
  return (
    <>
      {findings.map((finding, index) => (
        <AnswerBox key={index} finding={finding} book={book} called={context.called} onContract={onContract} />
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
}

/** The words with at least these parts; null while one of them loads. */
function useWords(book: ErrorsBook, wanted: readonly number[], lost: () => void): WordsBook | null {
  const [parts, setParts] = useState<Readonly<Record<number, WordsFile>>>({});
  const missing = wanted.filter((part) => parts[part] === undefined).join(' ');
  useEffect(() => {
    if (missing === '') return undefined;
    let current = true;
    const read = async (part: string) => [part, await WORDS[Number(part)]?.()] as const;
    Promise.all(missing.split(' ').map(read)).then(
      (loaded) => current && setParts((before) => ({ ...before, ...Object.fromEntries(loaded) })),
      () => current && lost(),
    );
    return () => {
      current = false;
    };
  }, [missing, lost]);
  const words = useMemo(() => unpackWords(joinWords(Object.values(parts)), book), [parts, book]);
  return missing === '' ? words : null;
}
