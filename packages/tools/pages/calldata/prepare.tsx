import { useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { Explainer } from '../../calldata/explain';
import { readCalls } from '../../calldata/input';
import { LogReader } from '../../calldata/logs';
import { reportOf } from '../../calldata/report';
import { styleAnswers } from '../answer-style';
import { loadEvents } from '../../browser/books/events';
import { loadFunctions } from '../../browser/books/functions';
import { loadPlaces } from '../../browser/books/places';
import { loadRules } from '../../browser/books/rules';
import { loadSpenders } from '../../browser/books/spenders';
import type { AnswerProps } from '../tool-form';
import { CallBox } from './call-box';
import { LogBox } from './log-box';
import { Warnings } from '../warnings';
import { SettingFields } from './setting-fields';

/** Loads the functions, events and addresses, and returns the component that explains. */
export async function prepare(): Promise<ComponentType<AnswerProps>> {
  const [functions, events, places, spenders, rules] = await Promise.all([
    loadFunctions(),
    loadEvents(),
    loadPlaces(),
    loadSpenders(),
    loadRules(),
  ]);
  const explainer = new Explainer(functions, { places, spenders, rules });
  const logs = new LogReader(events, places);
  const chains = Object.keys(places.chains);
  styleAnswers();

  return function CalldataAnswer({ state, set, say }: AnswerProps): ReactNode {
    const pasted = useMemo(() => readCalls(state.in ?? ''), [state.in]);
    const sender = useSender(pasted.raw);
    const report = useMemo(
      () => reportOf(explainer, logs, pasted, { state, sender, now: BigInt(Math.floor(Date.now() / 1000)) }),
      [pasted, sender, state],
    );
    useEffect(() => say(report.summary), [say, report.summary]);
    return (
      <>
        {report.named !== null && (
          <section className="tool-answer">
            <Warnings warnings={report.warnings} />
            {report.named.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        )}
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

/** The account that signed a raw transaction; null before it is recovered, and for every other input. */
function useSender(raw: ReturnType<typeof readCalls>['raw']): string | null {
  const [found, setFound] = useState<{ readonly hash: string; readonly sender: string | null } | null>(null);
  useEffect(() => {
    let current = true;
    void raw?.sender().then((sender) => current && setFound({ hash: raw.hash, sender }));
    return () => {
      current = false;
    };
  }, [raw]);
  return found !== null && found.hash === raw?.hash ? found.sender : null;
}
