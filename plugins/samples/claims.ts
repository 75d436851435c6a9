import type { Approval, SdkMethod } from '../../model/sdk';
import type { Handler, Reference } from '../../generator/write/reference';
import type { AddressBook } from './address-book';
import type { DecodedCall } from './decode';

/** A handler method that a sample calls. */
export interface CalledMethod {
  readonly handler: Handler;
  readonly method: SdkMethod;
}

/** The allowance that a transaction or a signature gives. Addresses in lower case. */
export interface Grant {
  readonly token: string;
  readonly spender: string;
}

/** Methods behind the names that a sample uses (`module.Class.method`). */
export function calledMethods(reference: Reference, names: ReadonlySet<string>): CalledMethod[] {
  return reference.handlers.flatMap((handler) =>
    handler.class.methods
      .filter(({ name }) => names.has(`${handler.module.path}.${handler.class.name}.${name}`))
      .map((method) => ({ handler, method })),
  );
}

/** Methods of the sample whose `@calls` name this contract function. */
export function claimants(called: readonly CalledMethod[], { contract, member }: DecodedCall): CalledMethod[] {
  return called.filter(({ method }) =>
    method.calls.some((call) => call.contract === contract.name && call.signature === member.signature),
  );
}

/** Methods of the whole reference that call this contract function: what they need, a direct call needs too. */
export function wrappers(reference: Reference, { contract, member }: DecodedCall): CalledMethod[] {
  return reference.callers(contract.name, member.signature).map(({ handler, method }) => ({ handler, method }));
}

/** True where the sample reaches the contract through `getContract()`, about which the reference claims nothing. */
export function usesContract(called: readonly CalledMethod[], { contract }: DecodedCall): boolean {
  return called.some(
    ({ handler, method }) => method.name === 'getContract' && handler.facts.contract === contract.name,
  );
}

export const needsAllowance = ({ needs }: Approval): boolean => /approve|permit/.test(needs);

/**
 * Whether a grant is one that `approval` asks for. A token in words ("the token of params.token") is the first token
 * among the arguments of the call, where there is a call; "(pufETH: inferred)" names one.
 */
export function fits(book: AddressBook, approval: Approval, grant: Grant, call: DecodedCall | null): boolean {
  const { token, spender } = approval;
  if (token === null || spender === null) return false;
  const spenderFits = spender.startsWith('"') || book.ofContract(spender).has(grant.spender);
  if (!spenderFits) return false;
  const inferred = /\((\w+): inferred\)/.exec(token)?.[1];
  const named = token.startsWith('"') ? inferred : token;
  if (named !== undefined) return book.ofToken(named) === grant.token;
  const argument =
    call === null ? undefined : addressesIn(call.args).find((address) => book.find(address)?.token != null);
  return argument === undefined ? book.find(grant.token)?.token != null : argument === grant.token;
}

/** Addresses among arguments, structs included, in lower case. */
function addressesIn(values: readonly unknown[]): string[] {
  return values.flatMap((value) => {
    if (typeof value === 'string') return /^0x[0-9a-fA-F]{40}$/.test(value) ? [value.toLowerCase()] : [];
    return typeof value === 'object' && value !== null ? addressesIn(Object.values(value)) : [];
  });
}
