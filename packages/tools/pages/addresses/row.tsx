import { Fragment, type ReactNode } from 'react';
import type { Found } from '../../addresses/find';
import { Hex } from '@sdk-docs/content/components/hex';
import { getAddress } from '../../book/hex';
import { TARGET } from '../../compose/paths';
import { AskButton } from '../chain/ask-button';
import { breakable } from '../breakable';
import type { AskedCode } from '../chain/asked-code';
import { PageLink } from '../page-link';
import { composeRoute, explainRoute, permitRoute } from '../tool-links';

interface Props extends Found {
  readonly network: (id: number) => string;
  readonly lost: () => void;
}

/** One entry of the address book with what is known about it. */
export function Row({ entry, elsewhere, upgrades, network, lost }: Props): ReactNode {
  const { chain, chainId, name, kind, address, proxy, implementation, provenance, note, page, state } = entry;
  return (
    <li>
      <PageLink to={page}>
        <strong>{breakable(name)}</strong>
      </PageLink>{' '}
      <span className="tool-muted">
        {kind}, {chain} ({chainId})
      </span>
      <br />
      {address === null ? (
        <strong>
          not deployed{state === 'zero-placeholder' ? ': the SDK stores the zero address' : ': the SDK has no entry'}
        </strong>
      ) : (
        <Hex value={address} />
      )}
      {address !== null && (
        <ul className="tool-tree">
          {PROVENANCE[provenance] !== undefined && <li>{PROVENANCE[provenance]}</li>}
          <li>
            {proxy === null ? 'Proxy: unknown' : proxy ? 'A proxy' : 'No proxy'}
            {implementation !== null && (
              <>
                , implementation on record: <Hex value={implementation} />
              </>
            )}
          </li>
          {upgrades.map(({ contract, text, certainty }) => (
            <li key={contract}>
              Who can upgrade {breakable(contract)}: {breakable(text)} <span className="tool-muted">({certainty})</span>
            </li>
          ))}
          {elsewhere.length > 0 && <li>The same address is also {breakable(elsewhere.join(', '))}.</li>}
          {note !== '' && <li>{breakable(note)}</li>}
          <Next entry={entry} address={address} />
          <li>
            <AddressCode
              address={getAddress(address)}
              chainId={chainId}
              recorded={implementation}
              network={network}
              lost={lost}
            />
          </li>
        </ul>
      )}
    </li>
  );
}

const loadAsked = async () => (await import(/* webpackChunkName: "t-ask" */ '../chain/asked')).AskCode;

/** Button that asks a wallet about an address. */
export const AddressCode = ({ lost, ...asked }: AskedCode & Pick<Props, 'lost'>): ReactNode => (
  <AskButton
    load={loadAsked}
    label="Read its code now"
    name={`Read its code now: ${asked.address}`}
    asked={asked}
    lost={lost}
  />
);

/** Links to the tools for this address. */
function Next({ entry, address }: { readonly entry: Found['entry']; readonly address: string }): ReactNode {
  const { chain, kind, name, contracts } = entry;
  return (
    <li className="tool-muted">
      {contracts.map((contract) => (
        <Fragment key={contract}>
          <PageLink to={composeRoute(contract, chain, { [TARGET]: address })}>
            Compose a call of {contract}
          </PageLink>{' '}
        </Fragment>
      ))}
      {kind === 'token' && (
        <>
          <PageLink to={permitRoute(chain, name)}>Permit of {name}</PageLink>{' '}
        </>
      )}
      <PageLink to={explainRoute(chain, address)}>Explain calldata sent to it</PageLink>
    </li>
  );
}

const PROVENANCE: Readonly<Record<string, string>> = {
  agrees: 'The public deployments list has the same address.',
  differs: 'The public deployments list has another address.',
  'only-in-sdk': 'Only the SDK has it; no public list was found.',
  published: 'Published in the documents of the project.',
  unknown: 'Provenance: unknown',
};
