import { relative, sep } from 'node:path';
import ts from 'typescript';
import type { Reference } from '@sdk-docs/reference/model/reference';
import type { CalledMethod } from '../claims';
import { unwrapped, origin } from './declarations';

/** What is needed to resolve the names of the SDK in a sample. */
export interface Sdk {
  readonly root: string;
  readonly reference: Reference;
  readonly checker: ts.TypeChecker;
}

/** Resolves a call to a handler method with the type checker; null for all other calls. */
export function methodOf({ root, reference, checker }: Sdk, node: ts.CallExpression): CalledMethod | null {
  const declaration = checker.getResolvedSignature(node)?.declaration;
  if (declaration === undefined || !ts.isMethodDeclaration(declaration) || !ts.isClassDeclaration(declaration.parent))
    return null;
  const path = relative(root, declaration.getSourceFile().fileName).split(sep).join('/');
  const module = /^surface\/sdk\/(.+)\.ts$/.exec(path)?.[1];
  const owner = declaration.parent.name?.text;
  const handler = reference.handlers.find((item) => item.module.path === module && item.class.name === owner);
  const method = handler?.class.methods.find(({ name }) => name === declaration.name.getText());
  return handler === undefined || method === undefined ? null : { handler, method };
}

/** Returns the argument of the `withToken()` or `withAddress()` that selects a handler's target; null without one. */
export function chosenBy(checker: ts.TypeChecker, node: ts.Expression): ts.Expression | null {
  const call = origin(checker, node);
  if (ts.isPropertyAccessExpression(call)) return chosenBy(checker, call.expression);
  if (!ts.isCallExpression(call)) return null;
  const callee = unwrapped(call.expression);
  if (!ts.isPropertyAccessExpression(callee)) return null;
  if (/^with(Token|Address)$/.test(callee.name.text)) return call.arguments[0] ?? null;
  return chosenBy(checker, callee.expression);
}
