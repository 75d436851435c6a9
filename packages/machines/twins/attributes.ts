import ts from 'typescript';
import type { Node } from './parse';

/** Value of an attribute that a page writes: text, `true`, or what a literal between braces says. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };

/** Attributes of an element. Throws on anything but literals: a twin must not run a page's code. */
export const attributesOf = ({ attributes = [], name }: Node): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    attributes.map(({ name: key, value }) => {
      if (key === undefined) throw new Error(`<${name ?? ''}> spreads its attributes, which a twin cannot read`);
      if (value === undefined || value === null) return [key, true];
      return [key, typeof value === 'string' ? value : literal(value.value)];
    }),
  );

/** `{ npm: 'a\nb' }` and other literals of TypeScript. */
function literal(code: string): Value {
  const file = ts.createSourceFile('attribute.ts', `(${code})`, ts.ScriptTarget.Latest, true);
  const statement = file.statements[0];
  if (statement === undefined || !ts.isExpressionStatement(statement)) throw new Error(`no literal: ${code}`);
  return valueOf(statement.expression);
}

export function valueOf(node: ts.Expression): Value {
  if (ts.isParenthesizedExpression(node)) return valueOf(node.expression);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(valueOf);
  if (ts.isObjectLiteralExpression(node)) {
    return Object.fromEntries(
      node.properties.map((property) => {
        if (!ts.isPropertyAssignment(property) || ts.isComputedPropertyName(property.name))
          throw new Error(`no literal: ${property.getText()}`);
        return [property.name.text, valueOf(property.initializer)];
      }),
    );
  }
  throw new Error(`no literal: ${node.getText()}`);
}
