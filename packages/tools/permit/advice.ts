import type { CallsData, PlaceData } from '@sdk-docs/reference/model/calls-data';
import { placesOf, tokenNamed } from '../compose/data';

/** Facts about the permit of a token on a chain. */
export interface Advice {
  /** Name in the SDK's tables; empty for an unknown token. */
  readonly token: string;
  /** The token takes no permit, or none that the SDK signs. */
  readonly refused: boolean;
  readonly text: string;
  /** Fields of the domain, as far as they are known. */
  readonly name: string;
  readonly version: string;
  readonly salt: string;
}

/** Reports whether a token has a permit, and with which domain. */
export function adviceFor(data: CallsData, chain: string, token: string): Advice {
  const known = tokenNamed(data, chain, token);
  const found = known === null ? undefined : data.tokens[known];
  if (known === null || found === undefined)
    return {
      token: '',
      refused: false,
      text: 'The SDK does not know this token: whether it has a permit is unknown.',
      name: '',
      version: '',
      salt: '',
    };
  const { permit = 'unknown', reason = '', version = '', domainName = '', salts = {} } = found;
  const salt = /^0x0*$/.test(salts[chain] ?? '0x') ? '' : (salts[chain] ?? '');
  const answer = answerOn(permit, reason, chain);
  const named = domainName === '' ? '' : ` Its domain has the name ${domainName}.`;
  const sdk = version === '' ? 'The SDK stores no version for it.' : `The SDK signs with version ${version}.`;
  return {
    token: known,
    refused: /\bno$/.test(answer),
    text: `Permit of ${known} on ${chain}: ${answer}${reason === '' ? '' : ` (${reason})`}. ${sdk}${named}`,
    name: domainName,
    version,
    salt,
  };
}

/** The answer for one chain, where the reason names chains: "yes on Mainnet; no on Base and Bsc". */
function answerOn(permit: string, reason: string, chain: string): string {
  const clause = reason
    .split(/;\s*/)
    .map((part) => /^((?:inferred )?(?:yes|no)) on (.+)$/.exec(part))
    .find((match) => match?.[2]?.split(/\W+/).includes(chain) === true);
  return clause?.[1] ?? permit;
}

/** A method that takes a permit, and its spender on a chain. */
export interface Spender {
  readonly method: string;
  readonly page: string;
  readonly place: PlaceData;
}

/** The spenders that methods need for a permit of a token; methods for a token of the caller's choice are included. */
export function spendersFor(data: CallsData, chain: string, token: string): readonly Spender[] {
  const known = tokenNamed(data, chain, token);
  return data.methods.flatMap(({ name, page, approvals = [] }) =>
    approvals
      .filter((approval) => approval.needs.includes('permit'))
      .filter((approval) => approval.token?.startsWith('"') === true || approval.token === known)
      .flatMap(({ spender }) => placesOf(data, spender ?? ''))
      .filter((place) => place.chain === chain && place.address !== null)
      .map((place) => ({ method: name, page, place })),
  );
}
