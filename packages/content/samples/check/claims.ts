import type { ContractFunction } from '@sdk-docs/reference/model/contract';
import type { Approval, SdkMethod } from '@sdk-docs/reference/model/sdk';
import type { Handler, Reference } from '@sdk-docs/reference/model/reference';
import type { AddressBook } from '../read/address-book';
import type { DecodedCall } from '../read/decode';
import { leavesOf } from './code/leaves';

/** A handler method that a sample calls. */
export interface CalledMethod {
  readonly handler: Handler;
  readonly method: SdkMethod;
}

/** The allowance that a transaction or a signature grants. Addresses are lower case. */
export interface Grant {
  readonly token: string;
  readonly spender: string;
  /** Base units of the token. */
  readonly amount: bigint;
}

/** Resolves the SDK names that a sample uses (`module.Class.method`) to methods. */
export function calledMethods(reference: Reference, names: ReadonlySet<string>): CalledMethod[] {
  return reference.handlers.flatMap((handler) =>
    handler.class.methods
      .filter(({ name }) => names.has(`${handler.module.path}.${handler.class.name}.${name}`))
      .map((method) => ({ handler, method })),
  );
}

/** Returns the methods of the sample whose `@calls` name this contract function. */
export function claimants(called: readonly CalledMethod[], { contract, member }: DecodedCall): CalledMethod[] {
  return called.filter(({ method }) =>
    method.calls.some((call) => call.contract === contract.name && call.signature === member.signature),
  );
}

/** Returns all methods of the reference that call this contract function. A direct call needs what they need. */
export const wrappers = (reference: Reference, { contract, member }: DecodedCall): readonly CalledMethod[] =>
  reference.callers(contract.name, member.signature);

/** Whether the sample reaches the contract through `getContract()`, for which the reference states no facts. */
export function usesContract(called: readonly CalledMethod[], { contract }: DecodedCall): boolean {
  return called.some(
    ({ handler, method }) => method.name === 'getContract' && handler.facts.contract === contract.name,
  );
}

/**
 * Whether a contract function expects ETH. `payable` alone does not decide: some payable functions take a token and
 * keep or reject ETH. The SDK methods that call it decide; without such a method, `payable` does.
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
 * Whether a grant satisfies `approval`. A token in words ("the token that you deposit") is the first token among the
 * arguments of the call, if there is a call; "(pufETH: inferred)" names a token.
 */
export function fits(book: AddressBook, approval: Approval, grant: Grant, call: DecodedCall | null): boolean {
  const { token, spender } = approval;
  if (token === null || spender === null) return false;
  const spenderFits = spender.startsWith('"') || book.ofContract(spender).has(grant.spender);
  if (!spenderFits) return false;
  const named = tokenName(token);
  if (named !== undefined) return book.ofToken(named) === grant.token;
  const argument =
    call === null ? undefined : leavesOf(call.args).addresses.find((address) => book.find(address)?.token != null);
  return argument === undefined ? book.find(grant.token)?.token != null : argument === grant.token;
}

/** Returns the token that an approval names; undefined where it only describes one. */
function tokenName(token: string): string | undefined {
  return token.startsWith('"') ? /\((\w+): inferred\)/.exec(token)?.[1] : token;
}

/** Matches the unit of a token that an approval describes instead of naming it. */
const describedUnit = /^base units of (?:the )?(?:depositAsset|vault asset|offer token|deposited token|locked token)\b/;
/** Matches the unit of permits for different tokens in one function, which only their parameter names distinguish. */
const permitUnit = /\bthe token the permit is for\b/;

/**
 * Returns how much of the approved token a call moves, in base units; null when the units of its arguments leave it
 * open.
 */
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

/** An argument, or a field of a struct argument, with the name of the parameter. */
interface Integer {
  readonly parameter: string;
  readonly unit: string | null;
  readonly value: unknown;
}
