import type { ChangesEntry } from './entries';

/** An address that a release of the SDK replaced. */
export interface Former {
  readonly chain: string;
  readonly name: string;
  /** The first and the last release with it; `from` is null where it is older than the first examined release. */
  readonly from: string | null;
  readonly to: string;
  /** The release that replaced it, and the address since then. */
  readonly release: string;
  readonly now: string;
}

/** `contracts/tokens TOKENS_ADDRESSES.value.vlPUFFER.Mainnet` */
const TABLE = / (?:CONTRACT|VAULTS|TOKENS)_ADDRESSES\.value\.(.+)$/;

const quoted = (value: string): string => value.replace(/^'|'$/g, '');

/** What an address was in earlier releases, oldest first. `chains`: the members of Chain. */
export function formerly({ first, steps }: ChangesEntry, chains: ReadonlySet<string>, address: string): Former[] {
  const versions = [first, ...steps.map(({ version }) => version)];
  const value = address.toLowerCase();
  // Zero is a placeholder of many entries, never an address that was in use.
  if (/^0x0*$/.test(value)) return [];
  return steps.flatMap(({ version, changed }, index) =>
    changed.flatMap(({ key, before, after }) => {
      const path = TABLE.exec(key)?.[1]?.split('.');
      if (path === undefined || quoted(before).toLowerCase() !== value) return [];
      const since = steps
        .slice(0, index)
        .findLast((step) => step.added.includes(key) || step.changed.some((change) => change.key === key));
      const chain = path.find((part) => chains.has(part)) ?? '';
      return [
        {
          chain,
          name: path.filter((part) => part !== chain).join(' '),
          from: since?.version ?? null,
          to: versions[index] ?? first,
          release: version,
          now: quoted(after),
        },
      ];
    }),
  );
}

/** `Former address: vlPUFFER on Mainnet in 1.26.0 to 1.28.4, ...`; empty for none. */
export function formerText(former: readonly Former[]): string {
  if (former.length === 0) return '';
  const when = ({ from, to }: Former): string =>
    from === null ? `up to ${to}` : from === to ? `in ${to}` : `in ${from} to ${to}`;
  const was = former.map((one) => `${one.name} on ${one.chain} ${when(one)} (${one.now} since ${one.release})`);
  const releases = [...new Set(former.map(({ release }) => release))].join(' and ');
  return `Former address: ${was.join('; ')}. See Changes, ${releases}.`;
}
