import { contractAddresses, zeroAddress } from '../../../model/contract-addresses';
import type { Reference } from '../../../model/reference';
import { needsAllowance } from '../../../model/sdk';
import { tokenPermits } from '../../../model/token-permits';
import type { BookPlace, PlacesBook, SpendersBook } from '../../../model/tools-book';
import { EVERY_TOKEN } from '../../../model/tools-files';
import { ADDRESS_TABLES, chainIds } from '../address-entries';

/** Every address of the SDK's tables, and every published account. */
export function placesBook(reference: Reference): PlacesBook {
  const chains = Object.fromEntries(chainIds(reference));
  return {
    chains,
    places: [...ADDRESS_TABLES.flatMap((table) => tablePlaces(reference, chains, table)), ...accountPlaces(reference)],
  };
}

function tablePlaces(
  reference: Reference,
  chains: Readonly<Record<string, number>>,
  { constant, kind }: (typeof ADDRESS_TABLES)[number],
): BookPlace[] {
  const contracts = contractsByAddress(reference);
  const decimals = new Map(tokenPermits(reference.surface).map(({ token, decimals: text }) => [token, text]));
  return reference
    .constant(constant)
    .entries.filter(({ value }) => value !== zeroAddress)
    .map(({ path, value }) => {
      const chain = path.find((key) => key in chains) ?? '';
      const address = value.toLowerCase();
      const known = contracts.get(`${chain} ${address}`) ?? [];
      const digits = kind === 'token' ? (decimals.get(path[0] ?? '') ?? '') : '';
      return {
        kind,
        path,
        chain,
        address,
        contracts: kind === 'token' ? [...new Set([...known, EVERY_TOKEN])] : known,
        ...(/^\d+$/.test(digits) ? { decimals: Number(digits) } : {}),
      };
    });
}

/** `Mainnet 0xabc...` -> contracts that the SDK's handlers call there. */
function contractsByAddress(reference: Reference): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { name } of reference.surface.contracts) {
    for (const { chain, address } of contractAddresses(reference, name)) {
      const key = `${chain} ${address.toLowerCase()}`;
      found.set(key, [...new Set([...(found.get(key) ?? []), name])]);
    }
  }
  return found;
}

const accountPlaces = ({ surface }: Reference): BookPlace[] =>
  surface.access.accounts.map(({ chain, name, address, abi }) => ({
    kind: 'account',
    path: [chain, name],
    chain,
    address: address.toLowerCase(),
    contracts: abi === null ? [] : [abi],
  }));

/** Which contract must be allowed to move which token. Accounts, which approvals describe in quotes, are none. */
export const spendersBook = ({ handlers }: Reference): SpendersBook =>
  handlers.flatMap((handler) =>
    handler.class.methods.flatMap((method) =>
      method.approvals
        .filter((approval) => needsAllowance(approval) && /^\w+$/.test(approval.spender ?? ''))
        .map(({ token, spender }) => ({
          spender: spender ?? '',
          token: token === null || /\W/.test(token) ? null : token,
          method: method.name,
        })),
    ),
  );
