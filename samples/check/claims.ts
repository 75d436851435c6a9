import type { ContractFunction } from '../../model/contract';
import type { Approval, SdkMethod } from '../../model/sdk';
import type { Handler, Reference } from '../../model/reference';
import type { AddressBook } from '../read/address-book';
import type { DecodedCall } from '../read/decode';

/** A handler method that a sample calls. */
export interface CalledMethod {
  readonly handler: Handler;
  readonly method: SdkMethod;
}

/** The allowance that a transaction or a signature gives. Addresses in lower case. */
export interface Grant {
  readonly token: string;
  readonly spender: string;
  /** Base units of the token. */
  readonly amount: bigint;
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

/**
 * Whether a contract function is paid with ETH. Payable is not enough: some take a token and keep or refuse ETH. The
 * methods of the SDK that call it know; where there is none, payable must do.
 */
export function takesEther(
  reference: Reference,
  contract: string,
  { signature, mutability }: ContractFunction,
): boolean {
  if (mutability !== 'payable') return false;
  const methods = reference.callers(contract, signature).map(({ method }) => method);
  const paid = methods.some(
    ({ value, approvals }) => value !== 'none' && value !== null && !approvals.some(needsAllowance),
  );
  return methods.length === 0 || paid;
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
  const named = tokenName(token);
  if (named !== undefined) return book.ofToken(named) === grant.token;
  const argument =
    call === null ? undefined : addressesIn(call.args).find((address) => book.find(address)?.token != null);
  return argument === undefined ? book.find(grant.token)?.token != null : argument === grant.token;
}

/** The token that an approval names; undefined where it only describes one. */
function tokenName(token: string): string | undefined {
  return token.startsWith('"') ? /\((\w+): inferred\)/.exec(token)?.[1] : token;
}

/** Units of a token that an approval describes instead of naming it. */
const describedUnit = /^base units of (?:the )?(?:depositAsset|vault asset|offer token|deposited token|locked token)\b/;
/** Unit of the permits that one function takes for several tokens, told apart by their parameters' names. */
const permitUnit = /\bthe token the permit is for\b/;

/** How much of the approved token a call moves, in base units; null where the units of its arguments do not tell. */
export function spentAmount({ contract, member, args }: DecodedCall, approval: Approval): bigint | null {
  const name = tokenName(approval.token ?? '"');
  const isAmount = ({ parameter, unit, value }: Integer): boolean => {
    if (typeof value !== 'bigint' || unit?.includes('base units') !== true) return false;
    if (describedUnit.test(unit)) return true;
    if (name === undefined || !new RegExp(`\\b${name}\\b`).test(unit)) return false;
    return !permitUnit.test(unit) || ['permit', `${name}Permit`.toLowerCase()].includes(parameter.toLowerCase());
  };
  const integers = member.inputs.flatMap((input, index): Integer[] => {
    const value = args[index];
    const fields = contract.structs.find((struct) => struct.name === input.type)?.fields;
    if (fields === undefined) return [{ parameter: input.name, unit: input.unit, value }];
    const struct = value as Readonly<Record<string, unknown>>;
    return fields.map((field) => ({ parameter: input.name, unit: field.unit, value: struct[field.name] }));
  });
  return (integers.find(isAmount)?.value as bigint | undefined) ?? null;
}

/** An argument or a field of a struct argument, under the name of the parameter. */
interface Integer {
  readonly parameter: string;
  readonly unit: string | null;
  readonly value: unknown;
}

/** Addresses among arguments, structs included, in lower case. */
function addressesIn(values: readonly unknown[]): string[] {
  return values.flatMap((value) => {
    if (typeof value === 'string') return /^0x[0-9a-fA-F]{40}$/.test(value) ? [value.toLowerCase()] : [];
    return typeof value === 'object' && value !== null ? addressesIn(Object.values(value)) : [];
  });
}
