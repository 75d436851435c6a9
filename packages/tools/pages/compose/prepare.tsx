import { useEffect, type ComponentType, type ReactNode } from 'react';
import { subjectOf } from '../../compose/form';
import { candidates } from '../../compose/search';
import { styleAnswers } from '../answer-style';
import { loadCalls } from '../../browser/books/calls';
import { styleForms } from '../form-style';
import type { AnswerProps } from '../tool-form';
import { Composer } from './composer';

/** Loads what can be composed, and returns the component that composes. */
export async function prepare(): Promise<ComponentType<AnswerProps>> {
  const data = await loadCalls();
  styleAnswers();
  styleForms();

  return function ComposeAnswer({ state, set, say }: AnswerProps): ReactNode {
    const query = (state.in ?? '').trim();
    const subject = subjectOf(data, query);
    const found = subject === null ? candidates(data, query) : [];
    const summary =
      found.length === 0
        ? 'No method that sends and no contract function that writes has this name.'
        : `${found.length} to choose from`;
    useEffect(() => {
      if (subject === null) say(summary);
    }, [say, subject, summary]);
    if (subject !== null) return <Composer data={data} subject={subject} state={state} set={set} say={say} />;
    return (
      <ul className="tool-tree" aria-label="Methods and functions">
        {found.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              className="button button--secondary button--sm"
              onClick={() => set({ in: id, v: '' })}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    );
  };
}
