import { useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { Explainer, type CallNode } from '../../calldata/explain';
import { NOTHING, readCalls, type Pasted } from '../../calldata/input';
import { joinFunctions } from '../../book/functions';
import { needsLogs, reportSteps } from '../../calldata/report';
import { useTransaction } from '../chain/ask-transaction';
import { styleAnswers } from '../answer-style';
import { loadAccess } from '../../browser/books/access';
import { loadEvents } from '../../browser/books/events';
import { loadFunctions } from '../../browser/books/functions';
import { loadPlaces } from '../../browser/books/places';
import { loadRules } from '../../browser/books/rules';
import { loadSpenders } from '../../browser/books/spenders';
import { loadViews } from '../../browser/books/views';
import type { AnswerProps } from '../tool-form';
import { EditLink } from '../tool-links';
import { lacksValues } from '../../calldata/pasted-text';
import { Warnings } from '../warnings';
import { SettingFields } from './setting-fields';
import { usePart } from '../use-part';
import { useReport } from './use-report';
import { CallBox } from './call-box';

/** Minimum number of characters per call of a batch; a longer input may have many calls. */
const LONG_CALL = 800;

const loadOwnAbi = () => import(/* webpackChunkName: "t-own" */ '../../calldata/own-abi');
const NONE = { functions: {}, problem: '' };

/** Loads the functions, events and addresses, and returns the component that explains. */
export async function prepare(): Promise<ComponentType<AnswerProps>> {
  const [functions, places, spenders, rules] = await Promise.all([
    loadFunctions(),
    loadPlaces(),
    loadSpenders(),
    loadRules(loadAccess()),
  ]);
  const books = { places, spenders, rules };
  const loadLogs = async () => {
    const [{ LogReader, LogBox }, events] = await Promise.all([
      import(/* webpackChunkName: "t-logs" */ './log-part'),
      loadEvents(),
    ]);
    return { reader: new LogReader(events, places), LogBox };
  };
  const chains = Object.keys(places.chains);
  styleAnswers();

  return function CalldataAnswer({ state, set, say, lost }: AnswerProps): ReactNode {
    const { input, offer } = useTransaction(state.in ?? '');
    const whole = usePasted(input, lost);
    const pasted = whole ?? NOTHING;
    const ownAbi = usePart((state.abi ?? '') !== '', loadOwnAbi, lost);
    const own = useMemo(() => ownAbi?.ownFunctions(state.abi ?? '') ?? NONE, [state.abi, ownAbi]);
    const [missed, setMissed] = useState(false);
    const views = usePart(missed, loadViews, lost);
    const explainer = useMemo(
      () =>
        new Explainer(
          { ...(views === null ? functions : joinFunctions(functions, views)), ...own.functions },
          books,
          views !== null,
        ),
      [own, views],
    );
    const logs = usePart(needsLogs(pasted), loadLogs, lost);
    const { report, progress } = useReport(
      () => reportSteps(explainer, logs?.reader ?? null, pasted, { state, now: BigInt(Math.floor(Date.now() / 1000)) }),
      Math.max(pasted.items.length, (state.in ?? '').length / LONG_CALL),
      [explainer, pasted, state, logs],
    );
    // A selector that no writing function has may belong to one that only reads.
    useEffect(() => setMissed((before) => before || explainer.missed), [report, explainer]);
    const waits = whole === null || report?.incomplete === true;
    const summary = progress === '' ? (report?.summary ?? '') : progress;
    useEffect(() => (waits ? undefined : say(summary)), [say, summary, waits]);
    const shown = waits ? null : report;
    return (
      <>
        {shown !== null && shown.named !== null && (
          <section className="tool-answer">
            <Warnings warnings={shown.warnings} />
            {shown.named.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        )}
        {offer(shown?.warnings ?? null, { places, lost, tool: 'calldata' })}
        {shown !== null && (
          <>
            {shown.calls.length > 1 &&
              shown.calls.every((node) => node.setting.operation === 'call' && !lacksValues(node)) && (
                <p>
                  <EditLink
                    calls={shown.calls.map(({ setting, data }) => ({ ...setting, data }))}
                    chain={shown.calls[0]?.setting.chain ?? null}
                  >
                    Edit these {shown.calls.length} calls in the composer
                  </EditLink>
                </p>
              )}
            <CallList nodes={shown.calls} onContract={(contract) => set({ contract })} />
            {logs !== null && shown.logs.map((node, index) => <logs.LogBox key={index} node={node} />)}
            {/* Below the answer, which a phone then shows first. */}
            {shown.fields !== null && (
              <SettingFields
                state={state}
                set={set}
                chains={chains}
                problem={`${shown.fields} ${own.problem}`.trim()}
              />
            )}
          </>
        )}
      </>
    );
  };
}

/** A completely read input; null before. */
function usePasted(text: string, lost: () => void): Pasted | null {
  const pasted = useMemo(() => readCalls(text), [text]);
  const [read, setRead] = useState<{ readonly of: Pasted; readonly whole: Pasted } | null>(null);
  useEffect(() => {
    let current = true;
    pasted.later?.().then(
      (whole) => current && setRead({ of: pasted, whole }),
      () => current && lost(),
    );
    return () => {
      current = false;
    };
  }, [pasted, lost]);
  if (pasted.later === null) return pasted;
  return read?.of === pasted ? read.whole : null;
}

interface Props {
  readonly nodes: readonly CallNode[];
  /** Missing for inner calls: there the address decides. */
  readonly onContract?: (contract: string) => void;
}

/** Number of calls shown at once: hundreds would block the page. */
const AT_ONCE = 20;

/** Calls in order, further ones on demand. */
function CallList({ nodes, onContract }: Props): ReactNode {
  const [shown, setShown] = useState(AT_ONCE);
  useEffect(() => setShown(AT_ONCE), [nodes]);
  return (
    <>
      {nodes.slice(0, shown).map((node, index) => (
        <CallBox key={index} node={node} {...(onContract === undefined ? {} : { onContract })}>
          {node.inner.length > 0 && <CallList nodes={node.inner} />}
        </CallBox>
      ))}
      {nodes.length > shown && (
        <section className="tool-answer">
          <button type="button" onClick={() => setShown(shown + AT_ONCE)}>
            Show {Math.min(AT_ONCE, nodes.length - shown)} more of {nodes.length} calls
          </button>
        </section>
      )}
    </>
  );
}
