import { useState, type ReactNode } from 'react';
import { exact } from '@sdk-docs/reference/model/human';
import { loadAddressNames } from '../../browser/books/asked';
import { chains } from '../../browser/books/chains';
import { chainOfId } from '../../book/places';
import { readChain } from '../../chain/call';
import type { Door } from '../../chain/door';
import { nowhere } from '../../chain/nowhere';
import type { Problem } from '../../chain/problems';
import { readNow, type Question, type Told } from '../../chain/read';
import type { View } from '../../chain/view';
import { readWantedChain } from '../../chain/wanted-chain';
import { wordsOf } from '../../chain/words';
import { ArgumentTree } from '../argument-tree';
import { Asker } from './asker';

const networkOf = (id: number): string => chainOfId({ chains }, id) ?? `chain ${id}`;

interface AtOnce {
  readonly view: View;
  /** Called when the reader wants another address. */
  readonly other: () => void;
}

/** Reads a function without arguments to fill in, at the only address that the SDK has on the wallet's chain. */
export function ReadAtOnce({ view: { contract, item, data, at }, other }: AtOnce): ReactNode {
  const [place, setPlace] = useState<View['at'][number] | null>(null);
  const ask = async (door: Door, signal: AbortSignal): Promise<Told | Problem> => {
    const chain = await readChain(door, signal);
    if ('problem' in chain) return chain;
    const network = networkOf(chain.id);
    const here = at.find(([name]) => name === network) ?? null;
    setPlace(here);
    if (here === null) return { problem: nowhere(at, contract, network, chain.id) };
    const words: Question['words'] = (addresses) => wordsOf(addresses, loadAddressNames);
    const question = { data, outputs: item.outputs ?? [], to: here[2], chainId: chain.id, words };
    return readNow(door, question, signal);
  };
  return (
    <Asker
      sees="the call"
      contract={contract}
      ask={ask}
      form={
        <p>
          {place !== null && (
            <>
              {place[1]} <code>{place[2]}</code>{' '}
            </>
          )}
          <button type="button" onClick={other}>
            Another address
          </button>
        </p>
      }
    >
      {(told, through) => <Answer told={told} name={item.name} network={place?.[0] ?? ''} through={through} />}
    </Asker>
  );
}

interface Filled {
  readonly view: View;
  readonly chainId: number;
  /** The form's question, or why it must not be asked; null while a field is invalid. */
  readonly question: Question | Problem | null;
}

/** Asks a form's question, if the wallet is on its network. */
export const ReadFilled = ({ view: { contract, item }, chainId, question }: Filled): ReactNode => (
  <Asker
    sees="the call"
    contract={contract}
    ask={async (door, signal) => {
      if (question === null || 'problem' in question) return question;
      const chain = await readWantedChain(door, 'This form is for', { chainId, network: networkOf }, signal);
      return 'problem' in chain ? chain : readNow(door, question, signal);
    }}
    about={JSON.stringify(question)}
    isReady={question !== null}
  >
    {(told, through) => <Answer told={told} name={item.name} network={networkOf(chainId)} through={through} />}
  </Asker>
);

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
      <summary>Undecoded</summary>
      <code>{raw.slice(0, 4_000)}</code>
    </details>
  </>
);
