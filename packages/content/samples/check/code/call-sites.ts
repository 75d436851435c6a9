import ts from 'typescript';
import type { Contract, ContractFunction } from '@sdk-docs/reference/model/contract';
import type { Handler, Reference } from '@sdk-docs/reference/model/reference';
import type { CalledMethod } from '../claims';
import { unwrapped, declarationOf, lineOf, origin, topStatement } from './declarations';
import { methodOf } from './handler-calls';

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
};

/** Returns every call of the module that reaches a contract, in source order. */
export function callSites(
  root: string,
  reference: Reference,
  checker: ts.TypeChecker,
  source: ts.SourceFile,
): CallSite[] {
  const sites: CallSite[] = [];
  const add = (
    node: ts.CallExpression,
    site: Pick<CallSite, 'kind' | 'name' | 'called' | 'direct'>,
    inner = node,
  ): void => {
    sites.push({ ...site, node, line: lineOf(node), statement: lineOf(topStatement(node)), arguments: inner });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const called = methodOf(root, reference, checker, node);
      if (called !== null) {
        const name = `${called.handler.facts.clientProperty}.${called.method.name}`;
        const { form } = called.method;
        if (form !== 'deferred-write') add(node, { kind: form, name, called, direct: null });
        else {
          const uses = usesOfDeferred(checker, node);
          add(node, { kind: 'prepare', name, called, direct: null });
          for (const { call, use } of uses)
            add(call, { kind: use === 'transact' ? 'write' : 'estimate', name, called, direct: null }, node);
        }
      } else {
        const found = directCall(root, reference, checker, node);
        if (found !== null) add(node, { ...found, called: null });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return sites.sort((left, right) => left.node.getEnd() - right.node.getEnd());
}

/** Finds `transact()` and `estimate()` on the result of a deferred write. */
function usesOfDeferred(
  checker: ts.TypeChecker,
  given: ts.CallExpression,
): { readonly call: ts.CallExpression; readonly use: 'transact' | 'estimate' }[] {
  const uses: { call: ts.CallExpression; use: 'transact' | 'estimate' }[] = [];
  const from = (node: ts.Expression): boolean => origin(checker, node) === given;
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node)) return;
    const callee = unwrapped(node.expression);
    if (ts.isPropertyAccessExpression(callee) && isUse(callee.name.text) && from(callee.expression))
      uses.push({ call: node, use: callee.name.text });
    if (!ts.isIdentifier(callee)) return;
    const declaration = declarationOf(checker, callee);
    if (declaration === null || !ts.isBindingElement(declaration)) return;
    const key = (declaration.propertyName ?? declaration.name).getText();
    const owner = declaration.parent.parent;
    if (isUse(key) && ts.isVariableDeclaration(owner) && owner.initializer !== undefined && from(owner.initializer))
      uses.push({ call: node, use: key });
  };
  visit(given.getSourceFile());
  return uses;
}

const isUse = (name: string): name is 'transact' | 'estimate' => name === 'transact' || name === 'estimate';

/** Reads `instance.write.deposit([...])` and viem calls such as `readContract({ abi, functionName, args })`. */
function directCall(
  root: string,
  reference: Reference,
  checker: ts.TypeChecker,
  node: ts.CallExpression,
): Pick<CallSite, 'kind' | 'name' | 'direct'> | null {
  const callee = unwrapped(node.expression);
  if (ts.isPropertyAccessExpression(callee)) {
    const middle = unwrapped(callee.expression);
    const kind = ts.isPropertyAccessExpression(middle) ? modes[middle.name.text] : undefined;
    if (kind !== undefined && ts.isPropertyAccessExpression(middle)) {
      const handler = instanceOf(root, reference, checker, middle.expression);
      if (handler !== null)
        return direct(reference, handler.facts.contract, callee.name.text, kind, countArguments(node));
    }
  }
  const name = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();
  const kind = actions[name];
  if (kind === undefined) return null;
  const options = node.arguments[0] === undefined ? undefined : unwrapped(node.arguments[0]);
  const abi = options === undefined ? null : property(options, 'abi');
  const functionName = options === undefined ? null : property(options, 'functionName');
  const contract = abi === null ? null : contractOfAbi(root, reference, checker, abi);
  if (contract !== null && functionName !== null && ts.isStringLiteralLike(unwrapped(functionName))) {
    const args = options === undefined ? null : property(options, 'args');
    const list = args === null ? null : origin(checker, args);
    const count = list !== null && ts.isArrayLiteralExpression(list) ? list.elements.length : 0;
    return direct(reference, contract, (unwrapped(functionName) as ts.StringLiteral).text, kind, count);
  }
  return kind === 'write' ? { kind, name, direct: null } : null;
}

function direct(
  reference: Reference,
  contractName: string,
  name: string,
  kind: SiteKind,
  count: number,
): Pick<CallSite, 'kind' | 'name' | 'direct'> | null {
  const contract = reference.contracts.get(contractName);
  const members = contract?.functions.filter((candidate) => candidate.name === name) ?? [];
  const member = members.find(({ inputs }) => inputs.length === count) ?? members[0];
  if (contract === undefined || member === undefined) return null;
  return { kind, name: `${contract.name}.${name}`, direct: { contract, member } };
}

function countArguments(node: ts.CallExpression): number {
  const list = node.arguments[0] === undefined ? undefined : unwrapped(node.arguments[0]);
  return list !== undefined && ts.isArrayLiteralExpression(list) ? list.elements.length : 0;
}

/** Returns the handler whose `getContract()` returned a contract instance. */
function instanceOf(root: string, reference: Reference, checker: ts.TypeChecker, node: ts.Expression): Handler | null {
  const call = origin(checker, node);
  const called = ts.isCallExpression(call) ? methodOf(root, reference, checker, call) : null;
  return called?.method.name === 'getContract' ? called.handler : null;
}

/** Returns the contract of `instance.abi` or of an imported ABI constant. */
function contractOfAbi(
  root: string,
  reference: Reference,
  checker: ts.TypeChecker,
  node: ts.Expression,
): string | null {
  const abi = origin(checker, node);
  if (ts.isPropertyAccessExpression(abi) && abi.name.text === 'abi')
    return instanceOf(root, reference, checker, abi.expression)?.facts.contract ?? null;
  return ts.isIdentifier(abi) && reference.contracts.has(abi.text) ? abi.text : null;
}

/** Returns the value of a property of an object literal, including shorthand. */
export function property(node: ts.Expression, name: string): ts.Expression | null {
  if (!ts.isObjectLiteralExpression(node)) return null;
  for (const item of node.properties) {
    if (item.name?.getText() !== name) continue;
    if (ts.isPropertyAssignment(item)) return item.initializer;
    if (ts.isShorthandPropertyAssignment(item)) return item.name;
  }
  return null;
}
