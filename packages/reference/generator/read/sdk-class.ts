import ts from 'typescript';
import type { Contract } from '../../model/contract';
import type { DocTag } from '../../model/doc';
import type { HandlerFacts, SdkClass, SdkConstructor, SdkField, SdkMethod } from '../../model/sdk';
import { commentOf, docOf, exportFacts } from './sdk-doc';
import { readFacts } from './sdk-facts';
import { formOf } from './sdk-form';
import { integersOf, integersOfParameters, isDeferred } from './sdk-integers';
import { readParameters, readReturnFields } from './sdk-parameters';
import { locationOf, type SdkSource, type SdkSources } from './sdk-sources';
import { lineText } from './sdk-types';
import { caveatsOf, textOf, unitsOf } from './tags';

/** Context of a class: its module, all modules (for types), and the contracts (for the effects of its methods). */
export interface ClassContext {
  readonly sources: SdkSources;
  readonly source: SdkSource;
  readonly contracts: readonly Contract[];
}

export function readClass(context: ClassContext, node: ts.ClassDeclaration): SdkClass {
  const { source } = context;
  const facts = exportFacts(source, node, node.name?.text ?? '');
  const parent = node.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)?.types[0];
  const constructorNode = node.members.find(ts.isConstructorDeclaration);
  return {
    ...facts,
    kind: 'class',
    abstract: hasModifier(node, ts.SyntaxKind.AbstractKeyword),
    extends: parent ? lineText(source, parent) : null,
    typeParameters: (node.typeParameters ?? []).map((parameter) => lineText(source, parameter)),
    constructorMember: constructorNode ? readConstructor(context, constructorNode) : null,
    properties: node.members.filter(ts.isPropertyDeclaration).map((member) => readProperty(source, member)),
    methods: node.members.filter(ts.isMethodDeclaration).map((member) => readMethod(context, member)),
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

function readConstructor({ sources, source }: ClassContext, node: ts.ConstructorDeclaration): SdkConstructor {
  const doc = docOf(source, node);
  const parameters = readParameters(sources, source, [...node.parameters], doc.tags);
  return { parameters, integers: integersOfParameters([...node.parameters]), doc };
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

function readMethod({ sources, source, contracts }: ClassContext, node: ts.MethodDeclaration): SdkMethod {
  const doc = docOf(source, node);
  const facts = readFacts(doc.tags);
  const parameters = [...node.parameters];
  return {
    ...facts,
    name: node.name.getText(source.tree),
    static: hasModifier(node, ts.SyntaxKind.StaticKeyword),
    visibility: hasModifier(node, ts.SyntaxKind.ProtectedKeyword) ? 'protected' : 'public',
    doc,
    caveats: caveatsOf(doc.tags),
    parameters: readParameters(sources, source, parameters, doc.tags),
    returns: lineText(source, node.type),
    returnsDescription: textOf(doc.tags, 'returns') ?? '',
    returnFields: node.type && !isDeferred(node.type) ? readReturnFields(sources, source, node.type, doc.tags) : [],
    units: unitsOf(doc.tags),
    integers: [...integersOfParameters(parameters), ...(node.type ? integersOf(node.type, 'return') : [])],
    form: formOf(node.type, facts.calls, doc.tags, contracts),
  };
}

function hasModifier(node: ts.HasModifiers, kind: ts.SyntaxKind): boolean {
  return node.modifiers?.some((modifier) => modifier.kind === kind) ?? false;
}
