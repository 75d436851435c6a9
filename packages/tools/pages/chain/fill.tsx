import { useId, useMemo, useState, type ReactNode } from 'react';
import { chains } from '../../browser/books/chains';
import { firstData, namesOf, readFields } from '../../chain/form';
import type { View } from '../../chain/view';
import { TARGET } from '../../compose/paths';
import { readFormWith, type Readers, type Typed } from '../../compose/read-fields';
import { ChainField } from '../chain-field';
import { FieldInputs } from '../field-input';
import { styleForms } from '../form-style';
import { usePart } from '../use-part';
import type { ReadFilled } from './reader';
import { WalletNote } from './wallet-parts';

/** Maximum number of names in a form's list; its field suggests all of them. */
const MOST_NAMES = 8;

interface Props {
  readonly view: View;
  /** Loads the asking component. */
  readonly loadReader: () => Promise<{ readonly ReadFilled: typeof ReadFilled }>;
  readonly lost: () => void;
}

const loadNames = async () =>
  (await import(/* webpackChunkName: "t-names" */ '../../chain/form-names')).loadFormNames();

/** Addresses are not read until their names have loaded, and the button waits. */
const WAITING: Readers = { address: () => ({}), role: () => ({}) };

/**
 * The form of a read: the network, the address of the contract, and the arguments of the function. Names of addresses
 * load with the first field that gets the focus, the asking component with the button.
 */
export function ReadForm({ view, loadReader, lost }: Props): ReactNode {
  styleForms();
  const id = useId();
  const { contract, item, at } = view;
  const [network, setNetwork] = useState(() => firstNetwork(at));
  const [own, setOwn] = useState<Typed>({});
  const [isTouched, setTouched] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const names = usePart(isTouched, loadNames, lost);
  const reader = usePart(isAsked, loadReader, lost);
  const form = useMemo(() => readFields(item), [item]);
  const first = useMemo(() => firstData(view, chains), [view]);
  const data = names?.data ?? first;
  const { here, elsewhere } = namesOf(data, contract, network);
  const typed = { ...(here.length === 1 ? { [TARGET]: here[0] ?? '' } : {}), ...own };
  const reading = readFormWith(names?.readers ?? WAITING, data, form, network, typed);
  const chainId = chains[network] ?? 0;
  const question = names === null || reading.problems.size > 0 ? null : names.question(view, reading.values, chainId);
  return (
    <div onFocus={() => setTouched(true)}>
      <ChainField data={data} chain={network} onChange={setNetwork} names={id} />
      {here.length === 0 && elsewhere.length > 0 && (
        <p className="tool-problem">
          The SDK has no {contract} on {network}; it is on {elsewhere.join(', ')}. Choose another network, or type an
          address.
        </p>
      )}
      {here.length > 1 && (
        <p className="tool-note">
          The SDK has several on {network}: {here.slice(0, MOST_NAMES).join(', ')}
          {here.length > MOST_NAMES && ` and ${here.length - MOST_NAMES} more`}.
        </p>
      )}
      <FieldInputs
        fields={[...form.around, ...form.fields]}
        typed={typed}
        reading={reading}
        change={(path, text) => setOwn({ ...own, [path]: text })}
        names={id}
        tokens={() => []}
      />
      {reader === null ? (
        <>
          <button type="button" disabled={question === null} aria-busy={isAsked} onClick={() => setAsked(true)}>
            Read
          </button>
          <WalletNote sees="the call" />
        </>
      ) : (
        <reader.ReadFilled view={view} chainId={chainId} question={question} />
      )}
    </div>
  );
}

/** The first of the SDK's networks that has the contract. */
const firstNetwork = (at: View['at']): string => {
  const all = Object.keys(chains);
  return all.find((name) => at.some(([chain]) => chain === name)) ?? all[0] ?? '';
};
