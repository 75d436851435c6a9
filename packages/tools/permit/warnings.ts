import { getAddress } from '../book/hex';
import type { BookParameter } from '@sdk-docs/reference/model/tools-book';
import { argumentsOf } from '../book/arguments';
import { placesAt } from '../book/places';
import { tokenDecimals } from '../book/token-decimals';
import { contextUnits } from '../calldata/context-units';
import type { WarningBooks } from '../warnings/facts';
import { spenderWarnings } from '../warnings/spender';
import { highS, isHighS } from '../warnings/signature';
import { wrongChain } from '../warnings/target';
import { valueWarnings } from '../warnings/values';
import { warning, type Warning } from '../warnings/warning';
import type { Advice } from './advice';
import type { Parts } from './signature';
import type { Permit } from './typed-data';

const INPUTS: readonly BookParameter[] = [
  { name: 'owner', type: 'address' },
  { name: 'spender', type: 'address' },
  { name: 'value', type: 'uint256', unit: 'base units of the token' },
  { name: 'deadline', type: 'uint256' },
];

/** Warnings about a permit: the checks of a call of permit(), and whether the token has one. */
export function permitWarnings(
  books: WarningBooks,
  permit: Permit,
  { chain, advice, now }: { readonly chain: string; readonly advice: Advice; readonly now: bigint },
): readonly Warning[] {
  const { token, owner, spender, value, deadline } = permit;
  const setting = {
    chain,
    to: token.toLowerCase(),
    from: owner.toLowerCase(),
    value: 0n,
    operation: 'call' as const,
    now,
    contract: '',
  };
  const item = { name: 'permit', inputs: INPUTS };
  const values = [owner, spender, value, deadline];
  const args = argumentsOf(INPUTS, values, {
    places: books.places,
    decimalsOf: tokenDecimals(books.places),
    unitOf: contextUnits(books.places, item, values, setting),
  });
  const found = { contract: '', item, signature: 'permit', overloaded: false };
  const facts = { setting, data: '', found, contracts: [], args };
  return [
    ...(advice.refused ? [noPermit(books, advice)] : []),
    ...wrongChain(books, setting.to, chain),
    ...spenderWarnings(books, facts),
    ...valueWarnings(books, facts),
  ];
}

function noPermit({ rules }: WarningBooks, { token, text }: Advice): Warning {
  const refused = rules.limits.find(({ kind, of }) => kind === 'always-reverts' && of.includes(`${token}.approve`));
  return warning(
    'no-permit',
    `${token} takes no permit here: ${text}`,
    refused === undefined
      ? 'Approve the spender instead (ERC20PermitHandler.approve), and pass isPreapproved where the method has it.'
      : `Approving does not help either: ${refused.text}`,
    { token },
  );
}

/** Problems of a signature of the permit; `signer` is null when recovery fails. */
export const signatureWarnings = ({ s }: Parts, owner: string, signer: string | null): readonly Warning[] => [
  ...(isHighS(s) ? [highS(s)] : []),
  ...(signer !== null && signer.toLowerCase() !== owner.toLowerCase()
    ? [
        warning(
          'other-signer',
          `Signed by ${getAddress(signer)}, or over other fields: the token refuses it for ${getAddress(owner)}.`,
          'Compare name, version, chain, nonce and deadline with what was signed, or sign again as the owner.',
          { signer: signer.toLowerCase(), owner: owner.toLowerCase() },
        ),
      ]
    : []),
];

/** Names of the contracts at an address on a chain, for a sentence. */
export const spenderName = ({ places }: WarningBooks, address: string, chain: string): string =>
  placesAt(places, address)
    .filter((place) => place.chain === chain)
    .map(({ path }) => path.filter((key) => key !== chain).join(' '))
    .join(', ');
