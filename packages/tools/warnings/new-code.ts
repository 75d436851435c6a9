import { getAddress, ZERO_ADDRESS } from '../book/hex';
import { warning, type Warning } from './warning';

/** An authorization of EIP-7702: the code that an account gets, and the id of its chain, 0 for every chain. */
export interface Authorization {
  /** In lower case; null when it cannot be read. */
  readonly address: string | null;
  readonly chainId: bigint | null;
}

/** Warnings about the authorizations of a transaction, each once. */
export const newCodeWarnings = (list: readonly Authorization[]): Warning[] => [
  ...new Map(list.map((each) => [`${each.address} ${each.chainId === 0n}`, newCode(each)])).values(),
];

function newCode({ address, chainId }: Authorization): Warning {
  const where = chainId === 0n ? ' on every chain' : '';
  const values = { code: address ?? '', chainId: String(chainId ?? '') };
  return address === ZERO_ADDRESS
    ? warning(
        'account-code',
        `This transaction also removes the code of an account${where} (EIP-7702).`,
        'Sign only if you want that.',
        values,
      )
    : warning(
        'account-code',
        `This transaction also gives an account the code at ${address === null ? 'an address that cannot be read' : getAddress(address)}${where} (EIP-7702): that code can move everything the account holds.`,
        'Sign only if you know this code.',
        values,
      );
}
