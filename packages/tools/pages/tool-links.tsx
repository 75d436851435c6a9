import type { ReactNode } from 'react';
import { pastedText, type Known } from '../calldata/pasted-text';
import { writeState } from '../state/hash';
import { writeTyped } from '../state/typed';
import { PageLink } from './page-link';
import { route } from './tool-routes';

/** Opens calls in the composer, to edit and encode them again. */
export const EditLink = ({
  calls,
  chain,
  children,
}: {
  readonly calls: readonly Known[];
  readonly chain: string | null;
  readonly children: ReactNode;
}): ReactNode => {
  const state = writeState({ in: pastedText(calls), chain: chain ?? '' });
  return state === null ? (
    'Too long for a link to the composer: paste it there.'
  ) : (
    <PageLink to={`/tools/compose${state}`}>{children}</PageLink>
  );
};

/** Link to a filled form of an approval. `amount` in whole units; empty when unknown. */
export const approvalRoute = (chain: string, token: string, amount = '', spender = '', owner = ''): string =>
  route('compose', {
    in: 'ERC20PermitHandler.approve',
    chain,
    v: writeTyped({ '.token': token, ownerAddress: owner, spenderAddress: spender, value: amount }),
  });

/** A permit of a token on the bench. */
export const permitRoute = (chain: string, token: string, amount = '', spender = ''): string =>
  route('permit', { in: token, chain, v: writeTyped({ value: amount, spender }) });

/** A method or a contract in the composer, with the known values of its form. */
export const composeRoute = (name: string, chain: string, typed: Readonly<Record<string, string>>): string =>
  route('compose', { in: name, chain, v: writeTyped(typed) });

/** An account or a contract in the explainer: the reader still pastes the calldata. */
export const explainRoute = (chain: string, to: string): string => route('calldata', { chain, to });

/** A transaction in the explainer, which offers to ask a wallet about it. */
export const transactionRoute = (hash: string): string => route('calldata', { in: `tx ${hash}` });

/** Names and addresses in the address book. */
export const addressRoute = (query: string, chain: string): string => route('addresses', { in: query, chain });
