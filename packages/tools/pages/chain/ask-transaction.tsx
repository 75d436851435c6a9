import { useMemo, useState, type ReactNode } from 'react';
import type { PlacesBook } from '@sdk-docs/reference/model/tools-book';
import { chainOfId } from '../../book/places';
import { named } from '../../calldata/named';
import type { Warning } from '../../warnings/warning';
import { AskButton } from './ask-button';
import type { AskedTransaction } from './asked-transaction';

const loadAsked = async () => (await import(/* webpackChunkName: "t-ask" */ './asked')).AskTransaction;

/** The hash of a transaction that a text is, or may be; null for other texts. */
function hashIn(text: string): string | null {
  const known = named(text.trim());
  return known?.kind === 'transaction' || known?.kind === 'word' ? known.value : null;
}

/** Whether to offer it: for a value that may be anything, only where the tool takes it for no topic, so that it warns. */
const isAskable = (text: string, warnings: readonly Warning[]): boolean =>
  named(text.trim())?.kind === 'transaction' || warnings.length > 0;

interface Asking {
  /** What the tool reads: what was typed, or what a wallet's node said of the transaction that it names. */
  readonly input: string;
  /** Offers to ask. `warnings` are those of the tool's answer; null while there is none. */
  readonly offer: (warnings: readonly Warning[] | null, rest: Pick<Props, 'places' | 'lost' | 'tool'>) => ReactNode;
}

/** Reads what was typed into a tool, and what a wallet says of it when it names a transaction. */
export function useTransaction(typed: string): Asking {
  const hash = useMemo(() => hashIn(typed), [typed]);
  const [asked, setAsked] = useState<{ readonly hash: string; readonly text: string | null } | null>(null);
  const answered = asked?.hash === hash ? (asked.text ?? '') : '';
  return {
    input: answered === '' ? typed : answered,
    offer: (warnings, rest) =>
      // What a wallet was asked stays while its answer is read.
      hash !== null &&
      (answered !== '' || (warnings !== null && isAskable(typed, warnings))) && (
        <TransactionButton key={hash} text={typed} onFound={(text) => setAsked({ hash, text })} {...rest} />
      ),
  };
}

interface Props extends Pick<AskedTransaction, 'tool' | 'onFound'> {
  /** What the reader typed: a hash, or a link to a transaction. */
  readonly text: string;
  readonly places: PlacesBook;
  readonly lost: () => void;
}

function TransactionButton({ text, places, lost, ...props }: Props): ReactNode {
  const known = named(text.trim());
  if (known === null) return null;
  return (
    <section className="tool-answer">
      <AskButton
        load={loadAsked}
        label={
          known.kind === 'transaction'
            ? 'Ask my wallet for this transaction'
            : 'It is the hash of a transaction, no key: ask my wallet for it'
        }
        asked={{
          ...props,
          hash: known.value,
          chainId: places.chains[known.chain ?? ''] ?? null,
          network: (id) => chainOfId(places, id) ?? `chain ${id}`,
        }}
        lost={lost}
      />
    </section>
  );
}
