import type { ReactNode } from 'react';
import type { Address } from 'viem';
import { exact } from '@sdk-docs/reference/model/human';
import { Hex } from '@sdk-docs/content/components/hex';
import { comparedWith, readCode, type CodeThere, type Slot, type SlotName } from '../../chain/code';
import { Asker } from './asker';

export interface AskedCode {
  readonly address: Address;
  /** The chain of the entry; null: the wallet's. */
  readonly chainId: number | null;
  /** The recorded implementation; null without one. */
  readonly recorded: string | null;
  readonly network: (id: number) => string;
}

/** Asks a wallet for the code at an address, and for its proxy slots. */
export const AskCode = ({ recorded, ...wanted }: AskedCode): ReactNode => (
  <Asker sees="the address" ask={(door, signal) => readCode(door, wanted, signal)}>
    {(found, wallet) => (
      <>
        <p>{codeOf(found)}</p>
        <Slots found={found} recorded={recorded} />
        <p className="tool-muted">
          {wanted.network(found.chainId)}, block {exact(found.block, 0)} of {found.time}, through {wallet}.
        </p>
      </>
    )}
  </Asker>
);

const codeOf = ({ bytes, delegate }: CodeThere): ReactNode => {
  if (delegate !== null)
    return (
      <>
        An account that runs the code of <Hex value={delegate} /> by EIP-7702.
      </>
    );
  return bytes === 0 ? 'No code: an account, or nothing yet.' : `A contract: ${exact(BigInt(bytes), 0)} bytes of code.`;
};

const LABELS: Readonly<Record<SlotName, string>> = {
  implementation: 'Implementation slot',
  admin: 'Admin slot',
  beacon: 'Beacon slot',
};

function Slots({
  found: { bytes, slots },
  recorded,
}: {
  readonly found: CodeThere;
  readonly recorded: string | null;
}): ReactNode {
  if (bytes === 0) return recorded !== null && <p className="tool-problem">These docs have a proxy at this address.</p>;
  const compared = comparedWith(recorded, slots);
  return (
    <ul className="tool-tree" aria-label="Slots of EIP-1967">
      {(Object.keys(LABELS) as SlotName[])
        // Few proxies have a beacon.
        .filter((name) => name !== 'beacon' || slots.beacon !== null)
        .map((name) => (
          <li key={name}>
            {LABELS[name]}: <Word slot={slots[name]} />
            {name === 'implementation' && compared !== null && (
              <span className={compared.same ? undefined : 'tool-problem'}> {compared.text}</span>
            )}
          </li>
        ))}
    </ul>
  );
}

function Word({ slot }: { readonly slot: Slot | null }): ReactNode {
  if (slot === null) return 'empty';
  return 'address' in slot ? (
    <Hex value={slot.address} />
  ) : (
    <>
      not an address: <Hex value={slot.raw} />
    </>
  );
}
