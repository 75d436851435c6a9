import ts from 'typescript';

/** A constant as data: strings, numbers, booleans, null, lists and records. */
export type Literal =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Literal[]
  | { readonly [key: string]: Literal };

/** What a name or `object.member` stands for; undefined when that is unknown. */
export type Lookup = (name: string) => Literal;

/**
 * The value of an expression that only writes data down; nothing is executed. Computed keys such as `[Chain.Mainnet]` become
 * the member's name, which is how people and pages name them.
 *
 * @throws Error for an expression that is no data, with its text
 */
export function readLiteral(node: ts.Expression, lookup: Lookup): Literal {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return readLiteral(node.expression, lookup);
  if (ts.isTypeAssertionExpression(node)) return readLiteral(node.expression, lookup);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken)
    return -Number(readLiteral(node.operand, lookup));
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap((element) => readElement(element, lookup));
  if (ts.isObjectLiteralExpression(node))
    return Object.assign({}, ...node.properties.map((property) => readProperty(property, lookup))) as Literal;
  const value = lookup(node.getText());
  if (value === undefined) throw new Error(`${node.getText().slice(0, 80)} is no literal`);
  return value;
}

function readElement(element: ts.Expression, lookup: Lookup): readonly Literal[] {
  if (!ts.isSpreadElement(element)) return [readLiteral(element, lookup)];
  return readLiteral(element.expression, lookup) as readonly Literal[];
}

function readProperty(property: ts.ObjectLiteralElementLike, lookup: Lookup): object {
  if (ts.isSpreadAssignment(property)) return readLiteral(property.expression, lookup) as object;
  if (ts.isShorthandPropertyAssignment(property)) return { [property.name.text]: readLiteral(property.name, lookup) };
  if (!ts.isPropertyAssignment(property)) throw new Error(`${property.getText().slice(0, 80)} is no literal`);
  return { [keyOf(property.name)]: readLiteral(property.initializer, lookup) };
}

function keyOf(name: ts.PropertyName): string {
  if (ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name)) return name.text;
  let inner = ts.isComputedPropertyName(name) ? name.expression : null;
  while (inner && ts.isAsExpression(inner)) inner = inner.expression;
  if (inner && ts.isPropertyAccessExpression(inner)) return inner.name.text;
  throw new Error(`${name.getText()} is no key that can be read`);
}
