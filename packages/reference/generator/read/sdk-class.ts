import ts from 'typescript';
import type { Contract } from '../../model/contract';
import type { DocTag } from '../../model/doc';
import type {
  HandlerFacts,
  SdkClass,
  SdkConstructor,
  SdkField,
  SdkMethod,
  CallReference,
  MethodForm,
  Approval,
} from '../../model/sdk';
import { commentOf, docOf, exportFacts } from './sdk-doc';
import { integersOf, integersOfMembers, isDeferred } from './sdk-integers';
import { readParameters, readReturnFields } from './sdk-parameters';
import { locationOf, type SdkSource } from './sdk-sources';
import { hasModifier, lineText } from './sdk-types';
import { caveatsOf, textOf, unitsOf, outcomesOf, splitDash, textsOf } from './tags';
import { mutabilityOf } from '../../model/badge';

/** Reads a class; the effects of its methods follow from the contracts. */
export function readClass(source: SdkSource, node: ts.ClassDeclaration, contracts: readonly Contract[]): SdkClass {
  const facts = exportFacts(source, node, node.name?.text ?? '');
  const parent = node.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)?.types[0];
  const constructorNode = node.members.find(ts.isConstructorDeclaration);
  return {
    ...facts,
    kind: 'class',
    abstract: hasModifier(node, ts.SyntaxKind.AbstractKeyword),
    extends: parent ? lineText(source, parent) : null,
    typeParameters: (node.typeParameters ?? []).map((parameter) => lineText(source, parameter)),
    constructorMember: constructorNode ? readConstructor(source, constructorNode) : null,
    properties: node.members.filter(ts.isPropertyDeclaration).map((member) => readProperty(source, member)),
    methods: node.members.filter(ts.isMethodDeclaration).map((member) => readMethod(source, member, contracts)),
    handler: readHandler(facts.doc.tags),
  };
}

function readHandler(tags: readonly DocTag[]): HandlerFacts | null {
  const clientProperty = textOf(tags, 'client');
  const contract = textOf(tags, 'contract');
  const addressSource = textOf(tags, 'address');
  const start = (textOf(tags, 'start') ?? '').split(/[,\s]+/).filter((name) => name !== '');
  return clientProperty && contract && addressSource ? { clientProperty, contract, addressSource, start } : null;
}

function readConstructor(source: SdkSource, node: ts.ConstructorDeclaration): SdkConstructor {
  const doc = docOf(source, node);
  const parameters = readParameters(source, node.parameters, doc.tags);
  return { parameters, integers: integersOfMembers(node.parameters), doc };
}

function readProperty(source: SdkSource, node: ts.PropertyDeclaration): SdkField {
  const comment = commentOf(source, node);
  const tags = comment?.tags ?? [];
  return {
    name: node.name.getText(source.tree),
    type: lineText(source, node.type),
    optional: node.questionToken !== undefined,
    defaultValue: textOf(tags, 'default'),
    description: comment?.prose ?? '',
    unit: textOf(tags, 'unit'),
    fields: [],
    readonly: hasModifier(node, ts.SyntaxKind.ReadonlyKeyword),
    tags,
    location: locationOf(source, node),
  };
}

function readMethod(source: SdkSource, node: ts.MethodDeclaration, contracts: readonly Contract[]): SdkMethod {
  const doc = docOf(source, node);
  const facts = readFacts(doc.tags);
  return {
    ...facts,
    name: node.name.getText(source.tree),
    static: hasModifier(node, ts.SyntaxKind.StaticKeyword),
    visibility: hasModifier(node, ts.SyntaxKind.ProtectedKeyword) ? 'protected' : 'public',
    doc,
    caveats: caveatsOf(doc.tags),
    parameters: readParameters(source, node.parameters, doc.tags),
    returns: lineText(source, node.type),
    returnsDescription: textOf(doc.tags, 'returns') ?? '',
    returnFields: node.type && !isDeferred(node.type) ? readReturnFields(source, node.type, doc.tags) : [],
    units: unitsOf(doc.tags),
    integers: [...integersOfMembers(node.parameters), ...(node.type ? integersOf(node.type, 'return') : [])],
    form: formOf(node.type, facts.calls, doc.tags, contracts),
  };
}

/**
 * Returns the form of a method. It depends on its return type, on the mutability of the contract functions that it
 * calls, and on `@signs` and `@rpc` (a request to the node or the wallet without a contract), never on its name.
 */
function formOf(
  returns: ts.TypeNode | undefined,
  calls: readonly CallReference[],
  tags: readonly DocTag[],
  contracts: readonly Contract[],
): MethodForm {
  const type = returns?.getText() ?? 'void';
  const changes = calls.some((call) => ['nonpayable', 'payable'].includes(mutabilityOf(call, contracts) ?? ''));
  if (returns && isDeferred(returns)) return 'deferred-write';
  if (changes && type === 'Promise<Hash>') return 'write';
  if (tags.some(({ name }) => name === 'signs')) return 'sign';
  if (calls.length > 0 && !changes) return 'read';
  return type.startsWith('Promise<') && tags.some(({ name }) => name === 'rpc') ? 'read' : 'local';
}

type Facts = Pick<
  SdkMethod,
  'calls' | 'sender' | 'value' | 'approvals' | 'signs' | 'prompts' | 'contractWallet' | 'reverts' | 'throws'
>;

/** Reads the tags of a method: its calls and the facts of a write (grammar: surface/README.md). */
function readFacts(tags: readonly DocTag[]): Facts {
  const wallet = textOf(tags, 'contractWallet');
  return {
    calls: textsOf(tags, 'calls').map(readCall),
    sender: textOf(tags, 'sender'),
    value: textOf(tags, 'value'),
    approvals: textsOf(tags, 'approval').map(readApproval),
    signs: textOf(tags, 'signs'),
    prompts: textOf(tags, 'prompts'),
    contractWallet: wallet === null ? null : readContractWallet(wallet),
    reverts: outcomesOf(tags, 'reverts'),
    throws: outcomesOf(tags, 'throws'),
  };
}

function readCall(tag: string): CallReference {
  const [target, text] = splitDash(tag);
  const dot = target.indexOf('.');
  return { contract: target.slice(0, Math.max(dot, 0)), signature: target.slice(dot + 1), text };
}

/** Reads `none`, `value`, or `approve|permit|permit-or-approve TOKEN to Contract`. Anything else becomes `text`. */
function readApproval(tag: string): Approval {
  const [head, text] = splitDash(tag);
  if (head === 'none' || head === 'value') return { needs: head, token: null, spender: null, text };
  const match = /^(approve|permit|permit-or-approve) ("[^"]*"|\S+) to ("[^"]*"|\S+)$/.exec(head);
  // An approval without a token, which the write-facts check reports.
  if (!match) return { needs: 'approve', token: null, spender: null, text: tag };
  const needs = match[1] as Approval['needs'];
  return { needs, token: match[2] ?? null, spender: match[3] ?? null, text };
}

/** Returns null without one of the three words, which the write-facts check reports. */
function readContractWallet(tag: string): SdkMethod['contractWallet'] {
  const [head, text] = splitDash(tag);
  return head === 'yes' || head === 'no' || head === 'unknown' ? { answer: head, text } : null;
}
