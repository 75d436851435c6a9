import { releasesOf, replacedAddresses } from '@sdk-docs/reference/model/history';
import type { AddressEntry, ChangesEntry } from './entries';

/** An address that a release of the SDK replaced. */
export interface Former {
  readonly chain: string;
  readonly name: string;
  /** The first and the last release with it; `from` is null where it is older than the first examined release. */
  readonly from: string | null;
  readonly to: string;
  /** The release that replaced it. */
  readonly release: string;
  /** Address of the same entry in the SDK's current release, which isn't always what replaced it; null for none. */
  readonly now: string | null;
}

const KINDS: Readonly<Record<string, AddressEntry['kind']>> = {
  CONTRACT: 'contract',
  VAULTS: 'vault',
  TOKENS: 'token',
};

type Current = Pick<AddressEntry, 'chain' | 'name' | 'kind' | 'address'>;

/** What an address was in earlier releases, oldest first. `current`: the addresses of the SDK's current release. */
export function formerly(changes: ChangesEntry, current: readonly Current[], address: string): Former[] {
  const chains = new Set(current.map(({ chain }) => chain));
  return replacedAddresses(changes)
    .filter((each) => each.address === address.toLowerCase())
    .map(({ table, path, from, to, release }) => {
      const chain = path.find((part) => chains.has(part)) ?? '';
      const name = path.filter((part) => part !== chain).join(' ');
      const same = current.find((one) => one.chain === chain && one.name === name && one.kind === KINDS[table]);
      return { chain, name, from, to, release, now: same?.address ?? null };
    });
}

/** `Former address: vlPUFFER on Mainnet in 1.26.0 to 1.28.4, replaced in 1.28.5. ...`; empty for none. */
export function formerText(former: readonly Former[], version: string): string {
  if (former.length === 0) return '';
  const was = former.map((one) => {
    const now = one.now === null ? `SDK ${version} has no address for it` : `In SDK ${version} it is ${one.now}`;
    return `${one.name} on ${one.chain} ${releasesOf(one.from, one.to)}, replaced in ${one.release}. ${now}.`;
  });
  const releases = [...new Set(former.map(({ release }) => release))].join(' and ');
  return `Former address: ${was.join(' ')} See Changes, ${releases}.`;
}
