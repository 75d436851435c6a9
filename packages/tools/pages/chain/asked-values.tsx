import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Address } from 'viem';
import type { ReadValue } from '@sdk-docs/reference/model/tools-book';
import { exact } from '@sdk-docs/reference/model/human';
import { loadAddressNames } from '../../browser/books/asked';
import { addressProblem } from '../../book/address-problem';
import { chainOfId } from '../../book/places';
import { readValues, unplaced, type Known, type Row, type Values } from '../../chain/values';
import { wordsOf } from '../../chain/words';
import { AddressField } from './address-field';
import { Asker } from './asker';
import { ToldValue } from './told-value';

interface Props {
  readonly known: Known;
  readonly wanted: readonly ReadValue[];
  /** Target elements, one per wanted value. */
  readonly cells: readonly HTMLElement[];
}

/** Asks a wallet for the values of a table, and puts each into its row. Only the summary is announced. */
export function AskValues({ known, wanted, cells }: Props): ReactNode {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  return (
    <>
      {unplaced(known.places, wanted).map((contract) => (
        <AddressField
          key={contract}
          label={`Address of ${contract}, of which the SDK has none`}
          text={typed[contract] ?? ''}
          problem={problemOf(typed[contract])}
          change={(text) => setTyped({ ...typed, [contract]: text.trim() })}
        />
      ))}
      <Asker
        sees="the calls"
        about={JSON.stringify(typed)}
        isReady={Object.values(typed).every((text) => problemOf(text) === undefined)}
        ask={(door, signal) => readValues(door, known, wanted, addressesIn(typed), wordsIn, signal)}
      >
        {(found, wallet) => <Answers found={found} wallet={wallet} known={known} cells={cells} />}
      </Asker>
    </>
  );
}

const wordsIn = (addresses: readonly string[]) => wordsOf(addresses, loadAddressNames);

const problemOf = (text = ''): string | undefined => (text === '' ? undefined : addressProblem(text));

const addressesIn = (typed: Readonly<Record<string, string>>): Readonly<Record<string, Address>> =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([contract, text]) =>
      addressProblem(text) === undefined ? [[contract, text as Address]] : [],
    ),
  );

interface Answered extends Pick<Props, 'known' | 'cells'> {
  readonly found: Values;
  readonly wallet: string;
}

function Answers({ found: { chainId, block, time, rows }, wallet, known, cells }: Answered): ReactNode {
  const answered = rows.filter(isRead).length;
  return (
    <>
      <p>
        {answered === rows.length ? `All ${answered} values are read` : `${answered} of ${rows.length} values are read`}
        : {chainOfId(known, chainId) ?? `chain ${chainId}`}, block {exact(block, 0)} of {time}, through {wallet}.
      </p>
      {rows.map((row, index) => {
        const cell = cells[index];
        return cell === undefined ? null : createPortal(<RowValue row={row} />, cell, String(index));
      })}
    </>
  );
}

const isRead = ({ at, problem }: Row): boolean =>
  problem === null && at.every(({ told }) => !('problem' in told) && told.values !== null);

function RowValue({ row: { at, problem } }: { readonly row: Row }): ReactNode {
  return (
    <>
      {problem !== null && <span className="tool-problem">{problem}</span>}
      {at.map(({ name, address, told }) => (
        <div key={address} style={{ overflowWrap: 'anywhere' }}>
          {at.length > 1 && <span className="tool-muted">{name}: </span>}
          <ToldValue told={told} />
        </div>
      ))}
    </>
  );
}
