import { useEffect, useMemo, useRef, type ComponentType, type ReactNode } from 'react';
import { recognise, type Tool } from '../../input/recognise';
import { writeState } from '../../state/hash';
import { styleAnswers } from '../answer-style';
import { loadSelectors } from '../../browser/books/selectors';
import type { AnswerProps } from '../tool-form';
import { PageLink } from '../page-link';

const NAMES: Readonly<Record<Tool, string>> = {
  errors: 'Revert doctor',
  calldata: 'Calldata explainer',
  compose: 'Call composer',
  permit: 'Permit bench',
  addresses: 'Address book',
  units: 'Unit converter',
};

/** Loads the data that distinguishes inputs, and returns the component that names the tools for one. */
export async function prepare(): Promise<ComponentType<AnswerProps>> {
  const book = await loadSelectors();
  styleAnswers();

  return function HomeAnswer({ state, say, entered }: AnswerProps): ReactNode {
    const input = state.in ?? '';
    const guesses = useMemo(() => recognise(input, book), [input]);
    const [first] = guesses;
    const summary =
      first === undefined
        ? 'Not recognised. Choose a tool below; the search of this site takes words.'
        : `${NAMES[first.tool]}: ${first.why}`;
    useEffect(() => say(summary), [say, summary]);
    // A longer input does not fit into a link: the tool opens empty, for a paste.
    const fragment = writeState({ in: input });
    const list = useRef<HTMLUListElement>(null);
    useEffect(() => {
      if (entered > 0) list.current?.querySelector('a')?.click();
    }, [entered]);
    return (
      <ul ref={list} className="tool-tree" aria-label="Tools for this input">
        {guesses.map(({ tool, why }, index) => (
          <li key={tool}>
            <PageLink to={`/tools/${tool}${fragment ?? ''}`} className={index === 0 ? 'tool-choice' : undefined}>
              Open in {NAMES[tool]}
            </PageLink>{' '}
            {why} {fragment === null && 'Links do not carry this input: paste it there again.'}
          </li>
        ))}
      </ul>
    );
  };
}
