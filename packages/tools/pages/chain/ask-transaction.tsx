import { useMemo, useState, type ReactNode } from 'react';
import type { PlacesBook } from '@sdk-docs/reference/model/tools-book';
import { chainOfId } from '../../book/places';
import { named, type Named } from '../../calldata/named';
import type { Warning } from '../../warnings/warning';
import { AskButton } from './ask-button';
import type { AskedTransaction } from './asked-transaction';

const loadAsked = async () => (await import(/* webpackChunkName: "t-ask" */ './asked')).AskTransaction;

/** The transaction that a text names or may name; null for other texts. */
function transactionIn(text: string): Named | null {
  const known = named(text.trim());
  return known?.kind === 'transaction' || known?.kind === 'word' ? known : null;
}

/**
 * Whether to offer it: for a value that may be anything, only if the tool warns that it may be a private key, which it
 * does not for a known topic.
 */
const isAskable = ({ kind }: Named, warnings: readonly Warning[]): boolean =>
  kind === 'transaction' || warnings.length > 0;

interface Around extends Pick<AskedTransaction, 'tool'> {
  readonly places: PlacesBook;
  readonly lost: () => void;
}

interface Asking {
  /** The tool's input: the typed text, or what a wallet's node returned for the transaction that it names. */
  readonly input: string;
  /** Button that asks. `warnings` are those of the tool's answer; null while there is none. */
  readonly offer: (warnings: readonly Warning[] | null, around: Around) => ReactNode;
}

/** Reads the input of a tool, and a wallet's answer when it names a transaction. */
export function useTransaction(typed: string): Asking {
  const known = useMemo(() => transactionIn(typed), [typed]);
  const [asked, setAsked] = useState<{ readonly hash: string; readonly text: string | null } | null>(null);
  const answered = asked !== null && asked.hash === known?.value ? (asked.text ?? '') : '';
  return {
    input: answered === '' ? typed : answered,
    offer: (warnings, { tool, places, lost }) =>
      // The question to the wallet stays while its answer is read.
      known !== null &&
      (answered !== '' || (warnings !== null && isAskable(known, warnings))) && (
        <section key={known.value} className="tool-answer">
          <AskButton
            load={loadAsked}
            label={
              known.kind === 'transaction'
                ? 'Ask my wallet for this transaction'
                : 'It is the hash of a transaction, no key: ask my wallet for it'
            }
            asked={{
              tool,
              hash: known.value,
              chainId: places.chains[known.chain ?? ''] ?? null,
              network: (id) => chainOfId(places, id) ?? `chain ${id}`,
              onFound: (text) => setAsked({ hash: known.value, text }),
            }}
            lost={lost}
          />
        </section>
      ),
  };
}
