import { useId, type ReactNode } from 'react';
import { getAddress } from '../../book/hex';
import { loadPlaces } from '../../browser/books/places';
import { dataOf, namesOf, otherContract, readFields } from '../../chain/form';
import type { Problem } from '../../chain/problems';
import { questionOf } from '../../chain/question';
import type { Question } from '../../chain/read';
import type { View } from '../../chain/view';
import type { Reading } from '../../compose/composed';
import { namesOn } from '../../compose/data';
import { TARGET } from '../../compose/paths';
import { readForm, type Typed } from '../../compose/read';
import type { Field } from '../../compose/shape';
import { FieldInputs } from '../field-input';

/** Names of places that a form lists; its field proposes all of them. */
const MOST_NAMES = 8;

/** The form of a read with what was typed into it. */
interface Filled {
  readonly contract: string;
  readonly network: string;
  readonly fields: readonly Field[];
  readonly typed: Typed;
  readonly reading: Reading;
  readonly here: readonly string[];
  readonly elsewhere: readonly string[];
  /** Names that the address field proposes. */
  readonly names: readonly string[];
  /** What it asks, or why that must not be asked; null until all is filled in. */
  readonly question: Question | Problem | null;
}

interface Fill {
  readonly read: (chainId: number, network: string, typed: Typed) => Filled;
  readonly Fields: typeof Fields;
}

/** The form of a read: the address of the contract, and the arguments of the function. */
export async function loadFill({ contract, item }: View): Promise<Fill> {
  const places = await loadPlaces();
  const form = readFields(item);
  const read: Fill['read'] = (chainId, network, typed) => {
    const data = dataOf(places, network);
    const { here, elsewhere } = namesOf(data, contract, network);
    const filled = { ...(here.length === 1 ? { [TARGET]: here[0] ?? '' } : {}), ...typed };
    const reading = readForm(data, form, network, filled);
    const question = (): Question | Problem => {
      const to = getAddress(String(reading.values.get(TARGET)));
      const args = form.fields.map(({ path }) => reading.values.get(path));
      return otherContract(places, to, network, contract) ?? questionOf(places, item, args, to, chainId);
    };
    return {
      contract,
      network,
      fields: [...form.around, ...form.fields],
      typed: filled,
      reading,
      here,
      elsewhere,
      names: here.length > 0 ? here : namesOn(data, network).map(({ name }) => name),
      question: reading.problems.size === 0 ? question() : null,
    };
  };
  return { read, Fields };
}

interface Props {
  readonly filled: Filled;
  readonly change: (path: string, text: string) => void;
}

function Fields({ filled: { contract, network, here, elsewhere, names, ...rest }, change }: Props): ReactNode {
  const id = useId();
  return (
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
      <datalist id={id}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <FieldInputs {...rest} change={change} names={id} tokens={() => []} />
    </>
  );
}
