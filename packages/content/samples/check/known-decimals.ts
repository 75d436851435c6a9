import ts from 'typescript';
import type { Reference } from '@sdk-docs/reference/model/reference';
import { lineOf, origin } from './code/declarations';
import type { Finding } from './code/example-code';
import { knownTokens, type Tokens } from './code/quantity';
import { nodesOf } from './nodes';

/** Handlers whose amounts count the token of `withToken`. */
const ownUnits = new Set(['erc20Permit', 'nucleusBoringVault']);

/**
 * Checks that samples do not use a fixed number of decimals for a token whose `@decimals` are unknown, and that
 * comments state the decimals of the surface.
 */
export function knownDecimals(reference: Reference, checker: ts.TypeChecker, source: ts.SourceFile): Finding[] {
  const tokens = knownTokens(reference);
  const calls = nodesOf(source, ts.isCallExpression).flatMap((call): Finding[] => {
    if (call.expression.getText() === 'formatEther') {
      const token = call.arguments[0] === undefined ? null : chosenToken(checker, call.arguments[0]);
      // Only a token with 18 known decimals allows 18 places.
      if (token === null || tokens.decimals(token) === 18) return [];
      return [{ line: lineOf(call), text: `formatEther of ${token}: read decimals() of the token` }];
    }
    const token = chosenToken(checker, call);
    const amount = call.arguments.find((node) => isFixed(origin(checker, node)));
    if (token === null || tokens.in(token).length === 0 || tokens.decimals(token) !== null || amount === undefined)
      return [];
    return [{ line: lineOf(amount), text: `a fixed number of decimals for ${token}: ${readThem}` }];
  });
  return [...calls, ...statedDecimals(source, tokens)];
}

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
  const call = origin(checker, node);
  if (!ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression)) return null;
  const chain = origin(checker, call.expression.expression);
  if (!ts.isCallExpression(chain) || !ts.isPropertyAccessExpression(chain.expression)) return null;
  const { name, expression: handler } = chain.expression;
  const [argument] = chain.arguments;
  if (name.text !== 'withToken' || argument === undefined || !ts.isPropertyAccessExpression(handler)) return null;
  const token = origin(checker, argument);
  return ownUnits.has(handler.name.text) && ts.isPropertyAccessExpression(token) ? token.name.text : null;
}

/** Finds comments such as "// unifiETH, 18 decimals" that contradict the surface. */
function statedDecimals(source: ts.SourceFile, tokens: Tokens): Finding[] {
  return source.statements.flatMap((statement) => {
    const [above] = ts.getLeadingCommentRanges(source.text, statement.getFullStart()) ?? [];
    const start = above?.pos ?? statement.getStart(source);
    const text = source.text.slice(start, source.text.indexOf('\n', statement.getEnd()));
    return [...text.matchAll(/\/\/ (\w+), (\d+) decimals/g)].flatMap(([, token = '', stated = '']) => {
      const known = tokens.decimals(token);
      if (tokens.in(token).length === 0 || `${known}` === stated) return [];
      const problem = `${token} has ${stated} decimals in this comment, but @decimals ${known ?? 'unknown'} in the surface`;
      return [{ line: lineOf(statement), text: problem }];
    });
  });
}
