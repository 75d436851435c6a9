import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { BookFunction, PlacesBook } from '@sdk-docs/reference/model/tools-book';
import { exact } from '@sdk-docs/reference/model/human';
import { getAddress } from '../../book/hex';
import { chainOfId } from '../../book/places';
import { dataOf, namesOf, otherContract, readFields } from '../../chain/form';
import { openDoor } from '../../chain/door';
import type { Problem } from '../../chain/problems';
import { readChain, readNow, type Told } from '../../chain/read';
import { findWallets, type Wallet } from '../../chain/wallets';
import { namesOn } from '../../compose/data';
import { TARGET } from '../../compose/paths';
import { readForm, type Typed } from '../../compose/read';
import { styleAnswers } from '../answer-style';
import { ArgumentTree } from '../argument-tree';
import { FieldInputs } from '../field-input';
import { styleForms } from '../form-style';
import { PageLink } from '../page-link';
import { revertRoute } from '../tool-links';
import { WalletChoice, WalletNote } from './wallet-parts';

/** Names of places that a form lists; its field proposes all of them. */
const MOST_NAMES = 8;

interface Props {
  readonly contract: string;
  readonly item: BookFunction;
  readonly places: PlacesBook;
  readonly close: () => void;
}

/** Shows the reader of a function in an element of the page, and returns what removes it. */
export function showReader(host: HTMLElement, props: Props): () => void {
  styleAnswers();
  styleForms();
  host.style.gridColumn = '1 / -1';
  const root = createRoot(host);
  root.render(<Reader {...props} />);
  return () => root.unmount();
}

function Reader({ close, ...props }: Props): ReactNode {
  const [wallets, setWallets] = useState<readonly Wallet[] | null>(null);
  const [wallet, choose] = useState<Wallet | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.focus();
    void findWallets(window).then((found) => {
      setWallets(found);
      if (found.length === 1) choose(found[0] ?? null);
    });
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes it from each of its fields
    <div ref={frame} className="tool-answer" tabIndex={-1} onKeyDown={({ key }) => key === 'Escape' && close()}>
      {wallets?.length === 0 && (
        <p role="status">
          No wallet was found in this browser. With one, this button asks the wallet's node for the value of now.
        </p>
      )}
      <WalletChoice wallets={wallets} chosen={wallet} choose={choose} />
      {wallet !== null && wallets !== null && <Asked key={wallets.indexOf(wallet)} wallet={wallet} {...props} />}
      <WalletNote sees="the call" />
      <button type="button" onClick={close}>
        Close
      </button>
    </div>
  );
}

/** The form for one wallet, and what its node says. */
function Asked({ wallet, contract, item, places }: Omit<Props, 'close'> & { readonly wallet: Wallet }): ReactNode {
  const door = useMemo(() => openDoor(wallet.provider), [wallet]);
  const names = useId();
  const [id, setId] = useState<number | null>(null);
  const [typed, setTyped] = useState<Typed>({});
  const [answer, setAnswer] = useState<Told | Problem | null>(null);
  const [asking, setAsking] = useState<AbortController | null>(null);
  const network = id === null ? '' : (chainOfId(places, id) ?? `chain ${id}`);
  const data = useMemo(() => dataOf(places, network), [places, network]);
  const { here, elsewhere } = namesOf(data, contract, network);
  const form = useMemo(() => readFields(item), [item]);
  const filled = { ...(here.length === 1 ? { [TARGET]: here[0] ?? '' } : {}), ...typed };
  const reading = readForm(data, form, network, filled);
  const ready = id !== null && reading.problems.size === 0;

  const ask = async (): Promise<void> => {
    const control = new AbortController();
    setAsking(control);
    setAnswer(null);
    const chain = await readChain(door, control.signal);
    if ('problem' in chain) setAnswer(chain);
    else if (chain.id !== id) {
      setId(chain.id);
      if (id !== null) setAnswer({ problem: 'The wallet is on another network now. Check the contract, then read.' });
    } else {
      const to = getAddress(String(reading.values.get(TARGET)));
      const args = form.fields.map(({ path }) => reading.values.get(path));
      const other = otherContract(places, to, network, contract);
      setAnswer(other ?? (await readNow(door, places, { item, args, to, chainId: id }, control.signal)));
    }
    setAsking(null);
  };
  // A reader who leaves, or who asks again, waits for nothing more.
  useEffect(() => () => asking?.abort(), [asking]);
  // The network first; then the value, where the form has all that it needs.
  const first = useRef(true);
  useEffect(() => {
    if (id !== null && !(first.current && ready)) return;
    first.current = id === null;
    void ask();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for the network, not with each key
  }, [id]);

  return (
    <>
      {id !== null && (
        <>
          {here.length === 0 && (
            <p className="tool-problem">
              The SDK has no {contract} on {network}, the network of the wallet
              {elsewhere.length === 0 ? '' : `; it is on ${elsewhere.join(', ')}`}. Change the network in the wallet, or
              type an address.
            </p>
          )}
          {here.length > 1 && (
            <p className="tool-note">
              The SDK has several on {network}: {here.slice(0, MOST_NAMES).join(', ')}
              {here.length > MOST_NAMES && ` and ${here.length - MOST_NAMES} more`}.
            </p>
          )}
          <datalist id={names}>
            {(here.length > 0 ? here : namesOn(data, network).map(({ name }) => name)).map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <FieldInputs
            fields={[...form.around, ...form.fields]}
            typed={filled}
            reading={reading}
            change={(path, text) => setTyped({ ...typed, [path]: text })}
            names={names}
            tokens={() => []}
          />
        </>
      )}
      {asking === null ? (
        <button type="button" disabled={id !== null && !ready} onClick={() => void ask()}>
          {answer === null ? 'Read' : 'Read again'}
        </button>
      ) : (
        <button type="button" onClick={() => asking.abort()}>
          Cancel
        </button>
      )}
      <div role="status">
        {asking !== null && `${wallet.name} is asked.`}
        {answer !== null && 'problem' in answer && <p className="tool-problem">{answer.problem}</p>}
        {answer !== null && 'raw' in answer && (
          <>
            {answer.values !== null && <ArgumentTree args={answer.values} label={`What ${item.name} returns`} />}
            {answer.notes.map((note) => (
              <p key={note} className="tool-problem">
                {note}
              </p>
            ))}
            <p>
              {network}, block {exact(answer.block, 0)} of {answer.time}, through {wallet.name}.
            </p>
          </>
        )}
      </div>
      {answer !== null && 'data' in answer && answer.data !== undefined && (
        <p>
          <PageLink to={revertRoute(answer.data, contract)}>What this revert means</PageLink>
        </p>
      )}
      {answer !== null && 'raw' in answer && (
        <details>
          <summary>As it came</summary>
          <code>{answer.raw.slice(0, 4_000)}</code>
        </details>
      )}
    </>
  );
}
