import ts from 'typescript';
import type { Reference } from '@sdk-docs/reference/model/reference';
import { nodesOf, valueOf } from './nodes';
import type { Finding, SampleRule } from './sample-rule';

/** Handlers whose amounts count the token of `withToken`. */
const ownUnits = new Set(['erc20Permit', 'nucleusBoringVault']);

/**
 * Checks that samples do not use a fixed number of decimals for a token whose `@decimals` are unknown, and that
 * comments state the decimals of the surface.
 */
export const knownDecimals: SampleRule = ({ program: { checker }, reference, source }) => {
  const decimals = decimalsOf(reference);
  const fixed = (node: ts.Expression): boolean => isFixed(valueOf(checker, node));
  const unknownToken = (node: ts.Expression): string | null => {
    const token = chosenToken(checker, node);
    return token !== null && decimals.get(token) === null ? token : null;
  };
  const calls = nodesOf(source, ts.isCallExpression).flatMap((call): Finding[] => {
    if (call.expression.getText(source) === 'formatEther') {
      const token = call.arguments[0] === undefined ? null : chosenToken(checker, valueOf(checker, call.arguments[0]));
      // Only a token with 18 known decimals allows 18 places.
      const places = token === null ? 18 : decimals.get(token);
      return places === 18 ? [] : [{ node: call, message: `formatEther of ${token}: read decimals() of the token` }];
    }
    const token = unknownToken(call);
    const amount = call.arguments.find(fixed);
    return token === null || amount === undefined
      ? []
      : [{ node: amount, message: `a fixed number of decimals for ${token}: ${readThem}` }];
  });
  return [...calls, ...statedDecimals(source, decimals)];
};

const readThem = 'its decimals are unknown, read decimals() of the token';

/** `parseEther('1')`, `parseUnits('1', 18)`. */
function isFixed(node: ts.Expression): boolean {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return false;
  const [, places] = node.arguments;
  const { text } = node.expression;
  return text === 'parseEther' || (text === 'parseUnits' && places !== undefined && ts.isNumericLiteral(places));
}

/** Returns the token of a call on `client.handler.withToken(token)`, for handlers that count in units of that token. */
function chosenToken(checker: ts.TypeChecker, node: ts.Expression): string | null {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  const chain = valueOf(checker, node.expression.expression);
  if (!ts.isCallExpression(chain) || !ts.isPropertyAccessExpression(chain.expression)) return null;
  const { name, expression: handler } = chain.expression;
  const [argument] = chain.arguments;
  if (name.text !== 'withToken' || argument === undefined || !ts.isPropertyAccessExpression(handler)) return null;
  const token = valueOf(checker, argument);
  return ownUnits.has(handler.name.text) && ts.isPropertyAccessExpression(token) ? token.name.text : null;
}

/** Finds comments such as "// unifiETH, 18 decimals" that contradict the surface. */
function statedDecimals(source: ts.SourceFile, decimals: ReadonlyMap<string, number | null>): Finding[] {
  return source.statements.flatMap((statement) => {
    const [above] = ts.getLeadingCommentRanges(source.text, statement.getFullStart()) ?? [];
    const start = above?.pos ?? statement.getStart(source);
    const text = source.text.slice(start, source.text.indexOf('\n', statement.getEnd()));
    return [...text.matchAll(/\/\/ (\w+), (\d+) decimals/g)].flatMap(([, token = '', stated = '']) => {
      const known = decimals.get(token);
      if (known === undefined || `${known}` === stated) return [];
      const message = `${token} has ${stated} decimals in this comment, but @decimals ${known ?? 'unknown'} in the surface`;
      return [{ node: statement, message }];
    });
  });
}

/** Returns the decimals of each token; null where the surface marks them as unknown. */
function decimalsOf(reference: Reference): ReadonlyMap<string, number | null> {
  const members = ['Token', 'UnifiToken'].flatMap((name) => reference.enumeration(name).members);
  return new Map(
    members.map(({ name, facts }) => [name, /^\d+$/.test(facts.decimals ?? '') ? Number(facts.decimals) : null]),
  );
}
