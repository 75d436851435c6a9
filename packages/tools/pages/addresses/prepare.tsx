import { useEffect, useId, useMemo, type ComponentType, type ReactNode } from 'react';
import { exportRows, FORMATS, type Format } from '../../addresses/export';
import { addressAnswer } from '../../addresses/answer';
import { styleAnswers } from '../answer-style';
import { loadAddresses } from '../../browser/books/addresses';
import { getAddress, isAddress } from '../../book/hex';
import { CodeOutput } from '../code-output';
import { styleForms } from '../form-style';
import type { AnswerProps } from '../tool-form';
import { AddressCode, Row } from './row';
import { PageLink } from '../page-link';
import { Warnings } from '../warnings';

const FILES: Readonly<Record<Format, { readonly title: string; readonly name: string; readonly type: string }>> = {
  json: { title: 'JSON', name: 'addresses.json', type: 'application/json' },
  csv: { title: 'CSV', name: 'addresses.csv', type: 'text/csv' },
  solidity: { title: 'Solidity constants', name: 'Addresses.sol', type: 'text/plain' },
  shell: { title: 'Shell variables', name: 'addresses.env', type: 'text/plain' },
};
const SHOWN = 40;

/** Loads every address, and returns the component that finds and exports. */
export async function prepare(): Promise<ComponentType<AnswerProps>> {
  const book = await loadAddresses();
  const chains = [...new Set(book.rows.map(({ chain }) => chain))];
  const network = (id: number): string => book.rows.find(({ chainId }) => chainId === id)?.chain ?? `chain ${id}`;
  styleAnswers();
  styleForms();

  return function AddressesAnswer({ state, set, say, lost }: AnswerProps): ReactNode {
    const id = useId();
    const { in: query = '', chain = '' } = state;
    const { found, remarks, warnings } = useMemo(() => addressAnswer(book, query, chain), [query, chain]);
    const rows = useMemo(() => found.map(({ entry }) => entry), [found]);
    const unknown = found.length === 0 && isAddress(query.trim()) ? getAddress(query.trim()) : null;
    const summary =
      found.length === 0
        ? (remarks[0] ?? 'No entry: no name, address or chain of the SDK has this.')
        : `${found.length} ${found.length === 1 ? 'entry' : 'entries'}`;
    useEffect(() => say(summary), [say, summary]);
    return (
      <section className="tool-answer">
        <h2>Entries</h2>
        <Warnings warnings={warnings} />
        {remarks.map((remark) => (
          <p key={remark}>{remark}</p>
        ))}
        {unknown !== null && (
          <div key={unknown}>
            <AddressCode address={unknown} chainId={null} recorded={null} network={network} lost={lost} />
          </div>
        )}
        <div className="tool-field">
          <label htmlFor={id}>Chain</label>
          <select id={id} value={chain} onChange={({ target }) => set({ chain: target.value })}>
            <option value="">All chains</option>
            {chains.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
        <ul className="tool-tree" aria-label="Entries">
          {found.slice(0, SHOWN).map((row) => (
            <Row
              key={`${row.entry.kind} ${row.entry.chain} ${row.entry.name}`}
              {...row}
              network={network}
              lost={lost}
            />
          ))}
        </ul>
        {found.length > SHOWN && (
          <p className="tool-note">
            And {found.length - SHOWN} more: narrow the search, or read{' '}
            <PageLink to="/api/contracts/addresses">all addresses</PageLink>. Exports hold all of them.
          </p>
        )}
        {rows.length > 0 && (
          <>
            <h3>Export {rows.length === 1 ? 'this entry' : `these ${rows.length} entries`}</h3>
            {FORMATS.map((format) => (
              <CodeOutput
                key={format}
                title={FILES[format].title}
                code={exportRows(rows, format, book.prefix)}
                file={FILES[format]}
              />
            ))}
          </>
        )}
      </section>
    );
  };
}
