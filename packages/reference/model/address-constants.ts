import type { AddressEntry } from './address-entry';

/** `unifiETH NucleusTeller` -> `unifiETH_NucleusTeller`; tokens get a prefix, because some contracts carry their names. */
const constantName = ({ kind, name }: AddressEntry): string =>
  `${kind === 'token' ? 'TOKEN_' : kind === 'account' ? 'ACCOUNT_' : ''}${name.replace(/\W+/g, '_').replace(/_+$/, '')}`;

/** `TOKEN_pufETH` -> `TOKEN_PUFETH`, `PufferVault` -> `PUFFER_VAULT`. */
const shellName = (entry: AddressEntry): string =>
  constantName(entry)
    .replace(entry.kind === 'contract' ? /([a-z0-9])([A-Z])/g : /(?!)/, '$1_$2')
    .toUpperCase();

const byChain = (entries: readonly AddressEntry[]): ReadonlyMap<string, readonly AddressEntry[]> => {
  const chains = new Map<string, AddressEntry[]>();
  for (const entry of entries.filter(({ state }) => state !== 'no-entry'))
    chains.set(entry.chain, [...(chains.get(entry.chain) ?? []), entry]);
  return chains;
};

/**
 * One library of constants per chain. A contract that is not deployed is a comment, so that using it does not compile.
 */
export const solidityAddresses = (entries: readonly AddressEntry[], prefix: string): string =>
  [...byChain(entries)]
    .map(([chain, own]) => {
      const lines = own.map((entry) =>
        entry.address === null
          ? `    // ${constantName(entry)}: not deployed`
          : `    address internal constant ${constantName(entry)} = ${entry.address};`,
      );
      return `/// @notice Addresses of the SDK on ${chain}.\nlibrary ${prefix}${chain} {\n    uint256 internal constant CHAIN_ID = ${own[0]?.chainId};\n${lines.join('\n')}\n}\n`;
    })
    .join('\n');

/** The same for shells: `. ./addresses.env` sets `MAINNET_PUFFER_VAULT` and so on. */
export const shellAddresses = (entries: readonly AddressEntry[]): string =>
  [...byChain(entries)]
    .map(([chain, own]) => {
      const prefix = chain.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toUpperCase();
      const lines = own.map((entry) =>
        entry.address === null
          ? `# ${prefix}_${shellName(entry)}: not deployed`
          : `${prefix}_${shellName(entry)}=${entry.address}`,
      );
      return `${prefix}_CHAIN_ID=${own[0]?.chainId}\n${lines.join('\n')}\n`;
    })
    .join('\n');
