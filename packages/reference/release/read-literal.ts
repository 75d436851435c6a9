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

/** The value of a name or of `object.member`; undefined when unknown. */
export type Lookup = (name: string) => Literal;

/**
 * The value of an expression that is pure data; nothing is executed. Computed keys such as `[Chain.Mainnet]` become the
 * member's name, as people and pages write them.
 *
 * @throws Error with the text of an expression that is not data
 */
export function readLiteral(typed: ts.Expression, lookup: Lookup): Literal {
  const node = withoutTypes(typed);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken)
    return -Number(readLiteral(node.operand, lookup));
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (ts.isArrayLiteralExpression(node))
    return node.elements.flatMap((element) => {
      const value = readLiteral(ts.isSpreadElement(element) ? element.expression : element, lookup);
      return ts.isSpreadElement(element) ? (value as readonly Literal[]) : [value];
    });
  if (ts.isObjectLiteralExpression(node))
    return Object.assign({}, ...node.properties.map((property) => readProperty(property, lookup))) as Literal;
  const value = lookup(node.getText());
  if (value === undefined) throw new Error(`${node.getText().slice(0, 80)} is no literal`);
  return value;
}

/** The expression of `<const>[...]`, `[...] as const` and the like. */
export function withoutTypes(node: ts.Expression): ts.Expression {
  return ts.isAssertionExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? withoutTypes(node.expression)
    : node;
}

function readProperty(property: ts.ObjectLiteralElementLike, lookup: Lookup): object {
  if (ts.isSpreadAssignment(property)) return readLiteral(property.expression, lookup) as object;
  if (ts.isShorthandPropertyAssignment(property)) return { [property.name.text]: readLiteral(property.name, lookup) };
  if (!ts.isPropertyAssignment(property)) throw new Error(`${property.getText().slice(0, 80)} is no literal`);
  return { [keyOf(property.name)]: readLiteral(property.initializer, lookup) };
}

/** The member's name of a key such as `[Chain.Mainnet]`. */
export function keyOf(name: ts.PropertyName): string {
  if (ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name)) return name.text;
  const inner = ts.isComputedPropertyName(name) ? withoutTypes(name.expression) : name;
  if (ts.isPropertyAccessExpression(inner)) return inner.name.text;
  throw new Error(`${name.getText()} is no key that can be read`);
}
