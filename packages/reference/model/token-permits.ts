import type { ConstantEntry, SdkEnumMember } from './sdk';
import type { Surface } from './surface';

const ZERO = /^0x0+$/;

/** Facts about a token and its permit. Texts are empty where the surface states nothing. */
export interface TokenPermit {
  readonly token: string;
  /** "yes", "yes, but not with the SDK", "no", "unknown", "differs by chain", "inferred yes". */
  readonly answer: string;
  /** Source of the answer. Markdown. */
  readonly text: string;
  /** Domain version that the SDK signs with; empty when the SDK stores none. */
  readonly version: string;
  /** Domain name in the token's source; empty where it is unknown. The SDK asks the token for it. */
  readonly domainName: string;
  /** Domain salts that the SDK signs with, by chain. */
  readonly salts: readonly { readonly chain: string; readonly value: string }[];
  /** As a number or in words. */
  readonly decimals: string;
  /** Chains with an address in the SDK; zero placeholders do not count. */
  readonly chains: readonly string[];
}

/**
 * Returns one row for every token of the SDK, from TOKENS_PERMIT_VERSION, TOKENS_SALT, TOKENS_ADDRESSES and the token
 * enums.
 */
export function tokenPermits({ modules }: Surface): readonly TokenPermit[] {
  const exported = modules.flatMap(({ exports }) => exports);
  const entries = (name: string): readonly ConstantEntry[] =>
    exported.flatMap((item) => (item.kind === 'const' && item.name === name ? item.entries : []));
  const members: readonly SdkEnumMember[] = exported.flatMap((item) =>
    item.kind === 'enum' && (item.name === 'Token' || item.name === 'UnifiToken') ? item.members : [],
  );
  const ofToken = (name: string, token: string) => entries(name).filter(({ path }) => path[0] === token);
  return entries('TOKENS_PERMIT_VERSION').map(({ path, value, facts }) => {
    const token = path[0] ?? '';
    const [answer = '', ...rest] = (facts.permitSupport ?? 'unknown').split(' - ');
    const text = rest.join(' - ');
    return {
      token,
      answer: text.startsWith('inferred') ? `inferred ${answer}` : answer,
      text,
      version: value,
      domainName: facts.permitDomain ?? '',
      salts: ofToken('TOKENS_SALT', token).map((entry) => ({ chain: entry.path[1] ?? '', value: entry.value })),
      decimals: members.find(({ name }) => name === token)?.facts.decimals ?? '',
      chains: ofToken('TOKENS_ADDRESSES', token)
        .filter((entry) => !ZERO.test(entry.value))
        .map((entry) => entry.path[1] ?? ''),
    };
  });
}
