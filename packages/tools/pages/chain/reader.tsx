import { useMemo, useRef, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { exact } from '@sdk-docs/reference/model/human';
import { chainOfId } from '../../book/places';
import { chains } from '../../browser/books/chains';
import type { Door } from '../../chain/door';
import type { Problem } from '../../chain/problems';
import { readChain, readNow, type Question, type Told } from '../../chain/read';
import type { View } from '../../chain/view';
import type { Wallet } from '../../chain/wallets';
import { wordsOf } from '../../chain/words';
import { styleAnswers } from '../answer-style';
import { ArgumentTree } from '../argument-tree';
import { usePart } from '../use-part';
import { Asker } from './asker';

interface Props {
  readonly view: View;
  readonly close: () => void;
}

/** Shows the reader of a function in an element of the page, and returns what removes it. */
export function showReader(host: HTMLElement, props: Props): () => void {
  styleAnswers();
  host.style.gridColumn = '1 / -1';
  const root = createRoot(host);
  root.render(<Reader {...props} />);
  return () => root.unmount();
}

const networkOf = (id: number): string => chainOfId({ chains }, id) ?? `chain ${id}`;

/** The form loads for a function with arguments, and where the SDK has no address of the contract, or several. */
function Reader({ view, close }: Props): ReactNode {
  const { item, selector, at } = view;
  const [id, setId] = useState<number | null>(null);
  const [isTyping, setTyping] = useState(false);
  const [isLost, setLost] = useState(false);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const wallet = useRef<Wallet | null>(null);
  const placeOn = (network: string): View['at'][number] | null => {
    const [place = null, other] = at.filter(([chain]) => chain === network);
    return isTyping || item.inputs.length > 0 || other !== undefined ? null : place;
  };
  const place = id === null ? null : placeOn(networkOf(id));
  const [load, lost] = useMemo(
    () => [async () => (await import(/* webpackChunkName: "t-fill" */ './fill')).loadFill(view), () => setLost(true)],
    [view],
  );
  const fill = usePart(id !== null && place === null, load, lost);
  const filled = id === null ? null : (fill?.read(id, networkOf(id), typed) ?? null);

  const ask = async (door: Door, signal: AbortSignal, through: Wallet): Promise<Told | Problem | null> => {
    const chain = await readChain(door, signal);
    if ('problem' in chain) return chain;
    const isOther = id !== null && id !== chain.id && wallet.current === through;
    wallet.current = through;
    setId(chain.id);
    const only = placeOn(networkOf(chain.id));
    const outputs = item.outputs ?? [];
    const question: Question | Problem | null =
      only === null
        ? isOther
          ? { problem: 'The wallet is on another network now. Check the contract, then read.' }
          : id === chain.id
            ? (filled?.question ?? null)
            : null
        : { data: selector, outputs, to: only[2], chainId: chain.id, words: wordsOf(outputs) };
    return question === null || 'problem' in question ? question : readNow(door, question, signal);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes it from each of its fields
    <div className="tool-answer" onKeyDown={({ key }) => key === 'Escape' && close()}>
      <Asker
        sees="the call"
        contract={view.contract}
        ask={ask}
        labels={['Read', 'Read again']}
        isReady={id === null || place !== null || filled?.question != null}
        form={
          <>
            {place !== null && (
              <p>
                {place[1]} <code>{place[2]}</code>{' '}
                <button type="button" onClick={() => setTyping(true)}>
                  Another address
                </button>
              </p>
            )}
            {fill !== null && filled !== null && place === null && (
              <fill.Fields filled={filled} change={(path, text) => setTyped({ ...typed, [path]: text })} />
            )}
            {isLost && <p className="tool-problem">The form did not load. Check the connection, then open it again.</p>}
          </>
        }
      >
        {(told, through) => (
          <Answer told={told} name={item.name} network={id === null ? '' : networkOf(id)} through={through} />
        )}
      </Asker>
      <button type="button" onClick={close}>
        Close
      </button>
    </div>
  );
}

interface Answered {
  readonly told: Told;
  readonly name: string;
  readonly network: string;
  readonly through: string;
}

const Answer = ({ told: { values, notes, block, time, raw }, name, network, through }: Answered): ReactNode => (
  <>
    {values !== null && <ArgumentTree args={values} label={`What ${name} returns`} />}
    {notes.map((note) => (
      <p key={note} className="tool-problem">
        {note}
      </p>
    ))}
    <p>
      {network}, block {exact(block, 0)} of {time}, through {through}.
    </p>
    <details>
      <summary>As it came</summary>
      <code>{raw.slice(0, 4_000)}</code>
    </details>
  </>
);
