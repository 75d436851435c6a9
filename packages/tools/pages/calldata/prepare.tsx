import { useEffect, useMemo, type ComponentType, type ReactNode } from 'react';
import { Explainer } from '../../calldata/explain';
import { readCalls } from '../../calldata/input';
import { LogReader } from '../../calldata/logs';
import { reportOf } from '../../calldata/report';
import { styleAnswers } from '../answer-style';
import { loadEvents } from '../../browser/books/events';
import { loadFunctions } from '../../browser/books/functions';
import { loadPlaces } from '../../browser/books/places';
import { loadSpenders } from '../../browser/books/spenders';
import type { AnswerProps } from '../tool-form';
import { CallBox } from './call-box';
import { LogBox } from './log-box';
import { SettingFields } from './setting-fields';

/** Loads the functions, events and addresses, and returns the component that explains. */
export async function prepare(): Promise<ComponentType<AnswerProps>> {
  const [functions, events, places, spenders] = await Promise.all([
    loadFunctions(),
    loadEvents(),
    loadPlaces(),
    loadSpenders(),
  ]);
  const explainer = new Explainer(functions, places, spenders);
  const logs = new LogReader(events, places);
  const chains = Object.keys(places.chains);
  styleAnswers();

  return function CalldataAnswer({ state, set, say }: AnswerProps): ReactNode {
    const pasted = useMemo(() => readCalls(state.in ?? ''), [state.in]);
    const report = useMemo(
      () => reportOf(explainer, logs, pasted, state, BigInt(Math.floor(Date.now() / 1000))),
      [pasted, state],
    );
    useEffect(() => say(report.summary), [say, report.summary]);
    return (
      <>
        {report.fields !== null && <SettingFields state={state} set={set} chains={chains} problem={report.fields} />}
        {pasted.status === 'reverted' && (
          <p>The receipt says that the transaction reverted: its logs are those of nothing.</p>
        )}
        {report.calls.map((node, index) => (
          <CallBox key={index} node={node} onContract={(contract) => set({ contract })} />
        ))}
        {report.logs.map((node, index) => (
          <LogBox key={index} node={node} />
        ))}
      </>
    );
  };
}
