import ts from 'typescript';
import type { Reference } from '@sdk-docs/reference/model/reference';
import { declarationOf, unwrapped, patternOf } from './declarations';
import type { CallSite } from './call-sites';

/** What an integer counts. */
export interface Quantity {
  /** Member of Token or UnifiToken, or ETH; null for an unnamed token. */
  readonly token: string | null;
  /** null: unknown. */
  readonly decimals: number | null;
}

export interface Tokens {
  /** Returns the tokens named in a text, in order. */
  readonly in: (text: string) => readonly string[];
  readonly decimals: (token: string) => number | null;
}

/** Returns the tokens of the surface, and ETH. */
export function knownTokens(reference: Reference): Tokens {
  const members = ['Token', 'UnifiToken'].flatMap((name) => reference.enumeration(name).members);
  const decimals = new Map<string, number | null>([['ETH', 18]]);
  for (const { name, facts } of members)
    decimals.set(name, /^\d+$/.test(facts.decimals ?? '') ? Number(facts.decimals) : null);
  return {
    in: (text) => (text.match(/\w+/g) ?? []).filter((word) => decimals.has(word)),
    decimals: (token) => decimals.get(token) ?? null,
  };
}

/**
 * Returns what a unit of the surface counts; null for prices, times, counts and identifiers. `chosen` is the token of
 * withToken().
 */
export function quantityOfUnit(tokens: Tokens, unit: string | null, chosen: string | null): Quantity | null {
  if (unit === null || /\bper\b|scaled|second|count|index|\bid\b/i.test(unit)) return null;
  if (/\bgwei\b/.test(unit)) return { token: 'ETH', decimals: 9 };
  if (/^wei\b/.test(unit)) return { token: 'ETH', decimals: 18 };
  if (!/base units|vault shares/.test(unit)) return null;
  // Text after a semicolon or "not" describes another number.
  const named = tokens.in(unit.split(/;|, not /)[0] ?? '');
  const other = /base units of (?:the )?(?:chosen|selected)\b/.test(unit) ? chosen : null;
  const token = named[0] ?? other;
  const written = /\b(\d+) decimals/.exec(unit)?.[1];
  return { token, decimals: written !== undefined ? Number(written) : token === null ? null : tokens.decimals(token) };
}

/**
 * Reads what an expression counts from the functions that made it, the comment after its constant, or the read that
 * returned it.
 */
export function quantityReader(
  checker: ts.TypeChecker,
  tokens: Tokens,
  sites: readonly CallSite[],
  evaluate: (node: ts.Expression) => unknown,
  chosenToken: (site: CallSite) => string | null,
): (node: ts.Expression) => Quantity | null {
  const read = (expression: ts.Expression): Quantity | null => {
    const node = unwrapped(expression);
    if (ts.isIdentifier(node)) {
      const declaration = declarationOf(checker, node);
      if (declaration === null) return null;
      const stated = commentToken(tokens, declaration);
      const { initializer } = declaration;
      const made = ts.isBindingElement(declaration) ? field(declaration) : initializer && read(initializer);
      if (stated === null) return made ?? null;
      return { token: made?.token ?? stated, decimals: made?.decimals ?? tokens.decimals(stated) };
    }
    if (ts.isBinaryExpression(node)) {
      const [left, right] = [read(node.left), read(node.right)];
      const { kind } = node.operatorToken;
      if (kind === ts.SyntaxKind.PlusToken || kind === ts.SyntaxKind.MinusToken) return left ?? right;
      // A share of an amount counts the same token: (limit * 9_950n) / 10_000n.
      return ts.isBigIntLiteral(unwrapped(node.right)) ? left : null;
    }
    if (!ts.isCallExpression(node)) return null;
    const site = sites.find((candidate) => candidate.node === node);
    if (site !== undefined) return returned(site, 'return');
    const name = node.expression.getText();
    if (name === 'parseEther') return { token: null, decimals: 18 };
    if (name !== 'parseUnits') return null;
    const decimals = node.arguments[1] === undefined ? undefined : evaluate(node.arguments[1]);
    return { token: null, decimals: typeof decimals === 'number' ? decimals : null };
  };
  const field = (element: ts.BindingElement): Quantity | null => {
    const { initializer, path } = patternOf(element);
    const call = initializer === undefined ? undefined : unwrapped(initializer);
    const site = sites.find((candidate) => candidate.node === call);
    return site === undefined ? null : returned(site, ['return', ...path].join('.'));
  };
  const returned = (site: CallSite, path: string): Quantity | null => {
    const { kind, called, direct } = site;
    if (kind === 'estimate' || kind === 'encode') return null;
    const output = path === 'return' || path === 'return.result' ? direct?.member.outputs[0]?.unit : null;
    const unit = called?.method.units.find((candidate) => candidate.path === path)?.text ?? output ?? null;
    return quantityOfUnit(tokens, unit, chosenToken(site));
  };
  return read;
}

/**
 * Reads the comment after a constant, or above its statement where the line has no room: `// pufETH, 18 decimals` names
 * a token; `// pufETH for one share` is a price.
 */
function commentToken(tokens: Tokens, declaration: ts.Node): string | null {
  const { text } = declaration.getSourceFile();
  const after = text.slice(declaration.getEnd(), text.indexOf('\n', declaration.getEnd()));
  const above =
    /(?:^[ \t]*\/\/.*\n)+[ \t]*$/m.exec(text.slice(0, declaration.parent.getStart()))?.[0].trimStart() ?? '';
  const words = /^\s*\/\/\s*(\w+)(?! (?:for|per|price)\b)/;
  const word = words.exec(after.replace(/^[;,)\s]*/, '')) ?? words.exec(above);
  return tokens.in(word?.[1] ?? '')[0] ?? null;
}
