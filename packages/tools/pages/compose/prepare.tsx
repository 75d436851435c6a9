import { useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { checkerOf } from '../../compose/check';
import { subjectOf } from '../../compose/form';
import { candidates } from '../../compose/search';
import { styleAnswers } from '../answer-style';
import { loadCalls } from '../../browser/books/calls';
import { loadPlaces } from '../../browser/books/places';
import { loadRules } from '../../browser/books/rules';
import { loadSpenders } from '../../browser/books/spenders';
import { styleForms } from '../form-style';
import type { AnswerProps } from '../tool-form';
import { Composer } from './composer';

/** Loads what can be composed, and returns the component that composes. */
export async function prepare(): Promise<ComponentType<AnswerProps>> {
  const [data, places, spenders, rules] = await Promise.all([loadCalls(), loadPlaces(), loadSpenders(), loadRules()]);
  const explainer = checkerOf(data, { places, spenders, rules });
  styleAnswers();
  styleForms();

  return function ComposeAnswer({ state, set, go, say, entered }: AnswerProps): ReactNode {
    const query = (state.in ?? '').trim();
    const subject = subjectOf(data, query);
    const found = subject === null ? candidates(data, query) : [];
    const summary =
      found.length === 0
        ? 'No method that sends and no contract function that writes has this name.'
        : `${found.length} to choose from`;
    // What was chosen takes the focus: its button is gone.
    const chosen = useRef(false);
    const choose = (id: string): void => {
      chosen.current = true;
      go({ in: id, v: '' });
    };
    const first = found[0]?.id;
    useEffect(() => {
      if (entered > 0 && first !== undefined) choose(first);
      // Enter alone chooses, not the next letter.
      // oxlint-disable-next-line react/exhaustive-deps
    }, [entered]);
    useEffect(() => {
      if (subject === null) say(summary);
    }, [say, subject, summary]);
    if (subject !== null)
      return (
        <Composer
          key={query}
          data={data}
          explainer={explainer}
          subject={subject}
          state={state}
          set={set}
          go={go}
          say={say}
          entered={entered}
          focus={chosen.current}
        />
      );
    return (
      <section className="tool-answer">
        <ul className="tool-choices" aria-label="Methods and functions">
          {found.map(({ id, title }) => (
            <li key={id}>
              <button type="button" className="tool-choice" onClick={() => choose(id)}>
                {title}
              </button>
            </li>
          ))}
        </ul>
      </section>
    );
  };
}
