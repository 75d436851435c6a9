import { useEffect, useMemo, type ComponentType, type ReactNode } from 'react';
import { adviceFor } from '../../permit/advice';
import { startOf } from '../../permit/start';
import { styleAnswers } from '../answer-style';
import { loadPermits } from '../../browser/books/permits';
import { loadPlaces } from '../../browser/books/places';
import { loadRules } from '../../browser/books/rules';
import { loadSpenders } from '../../browser/books/spenders';
import { styleForms } from '../form-style';
import { readTyped } from '../../state/typed';
import type { AnswerProps } from '../tool-form';
import { Bench } from './bench';

/** Loads the facts about tokens and spenders, and returns the permit bench. */
export async function prepare(): Promise<ComponentType<AnswerProps>> {
  const found = loadPlaces();
  const [data, places, spenders, rules] = await Promise.all([loadPermits(found), found, loadSpenders(), loadRules()]);
  const books = { places, spenders, rules };
  styleAnswers();
  styleForms();

  return function PermitAnswer({ state, set, say, lost }: AnswerProps): ReactNode {
    const input = (state.in ?? '').trim();
    const start = useMemo(() => startOf(data, input), [input]);
    const chain = state.chain !== undefined && Object.hasOwn(data.chains, state.chain) ? state.chain : start.chain;
    const own = useMemo(() => readTyped(state.v ?? ''), [state.v]);
    const token = own.token ?? start.typed.token ?? '';
    const advice = useMemo(() => adviceFor(data, chain, token), [chain, token]);
    // The known facts about the domain are shown until the reader types something else.
    const known = { name: advice.name, version: advice.version, salt: advice.salt };
    const typed = { ...known, ...start.typed, ...own };
    useEffect(() => {
      if (start.problem !== null) say(start.problem);
    }, [say, start.problem]);
    if (start.problem !== null) return null;
    return (
      <Bench
        data={data}
        books={books}
        chain={chain}
        typed={typed}
        own={own}
        advice={advice}
        set={set}
        say={say}
        lost={lost}
      />
    );
  };
}
