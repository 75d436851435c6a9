import { useEffect, useMemo, useRef, type ComponentType, type ReactNode } from 'react';
import { namesIn, readBatch, writeBatch, type Batch } from '../../compose/batch';
import { ComposerBooks } from '../../compose/books';
import { contractsOf, subjectOf } from '../../compose/form';
import { TARGET } from '../../compose/paths';
import { mayBeCalls } from '../../compose/may-be-calls';
import { readTyped, writeTyped } from '../../state/typed';
import { styleAnswers } from '../answer-style';
import { breakable } from '../breakable';
import { loadCalls, METHODS } from '../../browser/books/calls';
import { loadPlaces } from '../../browser/books/places';
import { loadRules } from '../../browser/books/rules';
import { loadSpenders } from '../../browser/books/spenders';
import { styleForms } from '../form-style';
import type { ToolState } from '../../state/hash';
import type { AnswerProps } from '../tool-form';
import { Composer } from './composer';
import { showForm } from './entry-form';
import { loadImport } from './load-import';
import { usePart } from '../use-part';
import { useContracts } from './use-contracts';

// The form below an entry uses the same import: with one entry point, the bundler makes one module of it.
export { contractsOf, showForm };

/** What the composer needs before a call is chosen. */
export async function loadComposer(): Promise<ComposerBooks> {
  const [file, places, spenders, rules] = await Promise.all([loadCalls(), loadPlaces(), loadSpenders(), loadRules()]);
  return new ComposerBooks(file, { places, spenders, rules }, (part) => (METHODS[part] ?? noPart)());
}

const noPart = (): Promise<never> => Promise.reject(new Error('no such part'));

const loadSearch = () => import(/* webpackChunkName: "t-search" */ '../../compose/search');

/** Loads what can be composed, and returns the component that composes. */
export async function prepare(): Promise<ComponentType<AnswerProps>> {
  const books = await loadComposer();
  const { explainer } = books;
  styleAnswers();
  styleForms();

  return function ComposeAnswer(props: AnswerProps): ReactNode {
    const { state, set, go, say, lost, entered } = props;
    const query = (state.in ?? '').trim();
    const chain = state.chain ?? '';
    const { in: id, v, b, at } = state;
    const named = useMemo(() => contractsOf(books.data, namesIn({ in: id ?? '', b: b ?? '' })), [id, b]);
    const waiting = useContracts(books, named, lost) === null;
    const { data } = books;
    const subject = subjectOf(data, query);
    const batch = useMemo(
      () => readBatch(data, { in: id ?? '', v: v ?? '', b: b ?? '', at: at ?? '' }),
      [data, id, v, b, at],
    );
    const pasted = subject === null && mayBeCalls(query);
    const importing = usePart(pasted, loadImport, lost);
    const calls = useMemo(
      () => (pasted && importing !== null ? importing.readPasted(explainer, query, chain || 'Mainnet') : null),
      [query, chain, pasted, importing],
    );
    const readable = calls === null || 'problem' in calls ? null : calls;
    const called = useMemo(
      () => (importing === null || readable === null ? NONE : importing.contractsIn(readable)),
      [importing, readable],
    );
    const known = useContracts(books, called, lost);
    const imported = useMemo(
      () => (importing === null || readable === null || known === null ? null : importing.importCalls(known, readable)),
      [importing, readable, known],
    );
    // Text that starts like a call and is none is searched for like a name, so that it has an answer.
    const isCall = pasted && (importing === null || calls !== null);
    const searching = subject === null && !isCall && !waiting && query !== '';
    const loaded = usePart(searching, loadSearch, lost);
    const search = searching ? loaded : null;
    const loading = waiting || (searching && loaded === null);
    const exact = search?.candidates(data, query) ?? [];
    const near = exact.length === 0 ? (search?.nearCandidates(data, query) ?? []) : [];
    const found = [...exact, ...near];
    const problem = [calls, imported].flatMap((read) => (read !== null && 'problem' in read ? [read.problem] : []));
    const summary = loading
      ? ''
      : summaryOf(query, batch, problem[0] ?? null, search?.foundText(query, exact.length, near.length) ?? '');
    // The chosen call gets the focus: its button is gone.
    const chosen = useRef(false);
    useEffect(() => {
      if (imported === null || 'problem' in imported) return;
      // Pasted text becomes calls in place of the call to choose; the address is replaced.
      const place = Math.min(batch.items.length, /^\d+$/.test(at ?? '') ? Number(at) : batch.items.length);
      set({
        ...writeBatch({ items: batch.items.toSpliced(place, 0, ...imported.items), at: place }),
        chain: imported.chain ?? chain,
      });
      // Each text is imported once.
      // oxlint-disable-next-line react/exhaustive-deps
    }, [imported]);
    const step = (change: ToolState): void => {
      // Without a chosen call, the focus goes to the input.
      chosen.current = change.in !== '';
      go(change);
    };
    const choose = (name: string): void => {
      // A link with an address fills in the target.
      const target = readTyped(v ?? '')[TARGET] ?? '';
      step({ in: name, v: writeTyped({ [TARGET]: target }) });
    };
    const first = exact[0]?.id;
    const enter = useRef({ times: 0, text: '' });
    useEffect(() => {
      if (entered !== enter.current.times) enter.current = { times: entered, text: query };
      if (loading) return;
      if (first !== undefined && enter.current.text === query) choose(first);
      enter.current.text = '';
      // Only Enter chooses, not the next letter, and nothing that was not typed.
      // oxlint-disable-next-line react/exhaustive-deps
    }, [entered, loading]);
    const listed = (found.length > 0 || subject === null) && !(pasted && (importing === null || known === null));
    useEffect(() => {
      if (listed && summary !== '') say(summary);
    }, [say, listed, summary]);
    return (
      <>
        {found.length > 0 && (
          <section className="tool-answer">
            <ul className="tool-choices" aria-label="Methods and functions">
              {found.map(({ id: name, title }) => (
                <li key={name}>
                  <button type="button" className="tool-choice" onClick={() => choose(name)}>
                    {breakable(title)}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
        {batch.items.length > 0 && !waiting && (
          <Composer
            key={`${query} ${batch.at}`}
            {...props}
            go={step}
            say={listed ? silent : say}
            books={books}
            batch={batch}
            focus={chosen.current}
          />
        )}
      </>
    );
  };
}

const NONE: readonly string[] = [];
const silent = (): void => undefined;

function summaryOf(query: string, { items }: Batch, problem: string | null, found: string): string {
  if (problem !== null) return problem;
  if (query === '') return items.length === 0 ? '' : 'Choose the next call above, or paste one.';
  return found;
}
