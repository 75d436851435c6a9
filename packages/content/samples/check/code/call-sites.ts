import ts from 'typescript';
import type { Contract, ContractFunction } from '@sdk-docs/reference/model/contract';
import type { Handler, Reference } from '@sdk-docs/reference/model/reference';
import type { CalledMethod } from '../claims';
import { nodesOf } from '../nodes';
import { declarationOf, lineOf, origin, patternOf, topStatement, unwrapped } from './declarations';
import { methodOf, type Sdk } from './handler-calls';

/** Effect of a call: `prepare` returns `{ transact, estimate }` and sends nothing, `encode` returns calldata. */
type SiteKind = 'read' | 'write' | 'sign' | 'simulate' | 'estimate' | 'prepare' | 'encode' | 'local';

/** A call in an example that reaches a contract, or prepares or encodes such a call. */
export interface CallSite {
  readonly node: ts.CallExpression;
  readonly kind: SiteKind;
  /** Name for messages: `vault.redeem`, `PufferVaultV5.depositETH`. */
  readonly name: string;
  /** Line of the call, from 1. */
  readonly line: number;
  /** Line of its top-level statement, which the requests of a recording carry. */
  readonly statement: number;
  /** The handler method; null for a call through a contract instance or a viem function. */
  readonly called: CalledMethod | null;
  /** The contract function; null for a handler method. */
  readonly direct: { readonly contract: Contract; readonly member: ContractFunction } | null;
  /** The call that has the arguments. For `transact()` it is the call that returned it. */
  readonly arguments: ts.CallExpression;
}

/** `instance.<mode>.fn([...])` */
const modes: Readonly<Record<string, SiteKind>> = {
  read: 'read',
  write: 'write',
  simulate: 'simulate',
  estimateGas: 'estimate',
};

/** viem functions that take `{ abi, functionName, args }`, and those that only send. */
const actions: Readonly<Record<string, SiteKind>> = {
  readContract: 'read',
  writeContract: 'write',
  simulateContract: 'simulate',
  estimateContractGas: 'estimate',
  encodeFunctionData: 'encode',
  sendTransaction: 'write',
  sendRawTransaction: 'write',
};

/** What a deferred write returns -> the effect of calling it. */
const deferred: Readonly<Record<string, SiteKind>> = { transact: 'write', estimate: 'estimate' };

type DirectCall = Pick<CallSite, 'kind' | 'name' | 'direct'>;

/** Returns every call of the module that reaches a contract, in source order. */
export function callSites(
  root: string,
  reference: Reference,
  checker: ts.TypeChecker,
  source: ts.SourceFile,
): CallSite[] {
  const sdk = { root, reference, checker };
  const sites = nodesOf(source, ts.isCallExpression).flatMap((node): CallSite[] => {
    const site = (call: ts.CallExpression, facts: DirectCall & Pick<CallSite, 'called'>): CallSite => ({
      ...facts,
      node: call,
      line: lineOf(call),
      statement: lineOf(topStatement(call)),
      arguments: node,
    });
    const called = methodOf(sdk, node);
    if (called === null) {
      const found = directCall(sdk, node);
      return found === null ? [] : [site(node, { ...found, called })];
    }
    const name = `${called.handler.facts.clientProperty}.${called.method.name}`;
    const { form } = called.method;
    if (form !== 'deferred-write') return [site(node, { kind: form, name, called, direct: null })];
    return [
      site(node, { kind: 'prepare', name, called, direct: null }),
      ...usesOfDeferred(checker, node).map(({ call, kind }) => site(call, { kind, name, called, direct: null })),
    ];
  });
  return sites.sort((left, right) => left.node.getEnd() - right.node.getEnd());
}

/** Finds `transact()` and `estimate()` on the result of a deferred write. */
function usesOfDeferred(
  checker: ts.TypeChecker,
  given: ts.CallExpression,
): { readonly call: ts.CallExpression; readonly kind: SiteKind }[] {
  return nodesOf(given.getSourceFile(), ts.isCallExpression).flatMap((call) => {
    const { initializer, path } = partOf(checker, unwrapped(call.expression));
    const kind = deferred[path.join('.')];
    const uses = initializer !== undefined && kind !== undefined && origin(checker, initializer) === given;
    return uses ? [{ call, kind }] : [];
  });
}

/** Returns the object and the path of a property, or of a destructured name; an empty path for anything else. */
function partOf(checker: ts.TypeChecker, node: ts.Expression): ReturnType<typeof patternOf> {
  if (ts.isPropertyAccessExpression(node)) return { initializer: node.expression, path: [node.name.text] };
  const declaration = ts.isIdentifier(node) ? declarationOf(checker, node) : null;
  return declaration !== null && ts.isBindingElement(declaration)
    ? patternOf(declaration)
    : { initializer: undefined, path: [] };
}

/** Reads `instance.write.deposit([...])` and viem calls such as `readContract({ abi, functionName, args })`. */
function directCall(sdk: Sdk, node: ts.CallExpression): DirectCall | null {
  const callee = unwrapped(node.expression);
  const [options] = node.arguments;
  if (ts.isPropertyAccessExpression(callee)) {
    const middle = unwrapped(callee.expression);
    const mode = ts.isPropertyAccessExpression(middle) ? modes[middle.name.text] : undefined;
    if (mode !== undefined && ts.isPropertyAccessExpression(middle)) {
      const handler = instanceOf(sdk, middle.expression);
      if (handler !== null) return direct(sdk, handler.facts.contract, callee.name.text, mode, options ?? null);
    }
  }
  const name = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();
  const kind = actions[name];
  if (kind === undefined) return null;
  const abi = property(options, 'abi');
  const functionName = property(options, 'functionName');
  const contract = abi === null ? null : contractOfAbi(sdk, abi);
  const member = functionName === null ? null : unwrapped(functionName);
  if (contract !== null && member !== null && ts.isStringLiteralLike(member))
    return direct(sdk, contract, member.text, kind, property(options, 'args'));
  return kind === 'write' ? { kind, name, direct: null } : null;
}

/** Returns a call of a contract function; of several with one name, the one that takes as many arguments. */
function direct(
  { reference, checker }: Sdk,
  contractName: string,
  name: string,
  kind: SiteKind,
  args: ts.Expression | null,
): DirectCall | null {
  const list = args === null ? null : origin(checker, args);
  const count = list !== null && ts.isArrayLiteralExpression(list) ? list.elements.length : 0;
  const contract = reference.contracts.get(contractName);
  const members = contract?.functions.filter((candidate) => candidate.name === name) ?? [];
  const member = members.find(({ inputs }) => inputs.length === count) ?? members[0];
  if (contract === undefined || member === undefined) return null;
  return { kind, name: `${contract.name}.${name}`, direct: { contract, member } };
}

/** Returns the handler whose `getContract()` returned a contract instance. */
function instanceOf(sdk: Sdk, node: ts.Expression): Handler | null {
  const call = origin(sdk.checker, node);
  const called = ts.isCallExpression(call) ? methodOf(sdk, call) : null;
  return called?.method.name === 'getContract' ? called.handler : null;
}

/** Returns the contract of `instance.abi` or of an imported ABI constant. */
function contractOfAbi(sdk: Sdk, node: ts.Expression): string | null {
  const abi = origin(sdk.checker, node);
  if (ts.isPropertyAccessExpression(abi) && abi.name.text === 'abi')
    return instanceOf(sdk, abi.expression)?.facts.contract ?? null;
  return ts.isIdentifier(abi) && sdk.reference.contracts.has(abi.text) ? abi.text : null;
}

/** Returns the value of a property of an object literal, including shorthand; null without one. */
export function property(node: ts.Expression | undefined, name: string): ts.Expression | null {
  const object = node === undefined ? undefined : unwrapped(node);
  if (object === undefined || !ts.isObjectLiteralExpression(object)) return null;
  for (const item of object.properties) {
    if (item.name?.getText() !== name) continue;
    if (ts.isPropertyAssignment(item)) return item.initializer;
    if (ts.isShorthandPropertyAssignment(item)) return item.name;
  }
  return null;
}
