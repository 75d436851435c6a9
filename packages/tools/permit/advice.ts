import type { CallsData, PlaceData } from '@sdk-docs/reference/model/calls-data';
import { placesOf, tokenNamed } from '../compose/data';

/** What is known about the permit of a token on a chain. */
export interface Advice {
  /** The token takes no permit, or not with what the SDK signs. */
  readonly refused: boolean;
  readonly text: string;
  /** What the domain holds, as far as it is known. */
  readonly name: string;
  readonly version: string;
  readonly salt: string;
}

/** Says whether a token has a permit, and with which domain. */
export function adviceFor(data: CallsData, chain: string, token: string): Advice {
  const known = tokenNamed(data, chain, token);
  const found = known === null ? undefined : data.tokens[known];
  if (known === null || found === undefined)
    return {
      refused: false,
      text: 'The SDK does not know this token: whether it has a permit is unknown.',
      name: '',
      version: '',
      salt: '',
    };
  const { permit, reason, version = '', domainName = '', salts = {} } = found;
  const salt = /^0x0*$/.test(salts[chain] ?? '0x') ? '' : (salts[chain] ?? '');
  const sdk = version === '' ? 'The SDK stores no version for it.' : `The SDK signs with version ${version}.`;
  return {
    refused: /\bno$/.test(permit),
    text: `Permit of ${known}: ${permit}${reason === '' ? '' : ` (${reason})`}. ${sdk}`,
    name: domainName,
    version,
    salt,
  };
}

/** A method that takes a permit, and who must be its spender on a chain. */
export interface Spender {
  readonly method: string;
  readonly page: string;
  readonly place: PlaceData;
}

/** The spenders that methods need for a permit of a token; a method with a token of the caller's choice takes any. */
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
