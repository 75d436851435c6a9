import { literalWords } from './literal-words';

export * from './literal-words';

/**
 * A long number as in code: `1_000_000n`, `10n ** 18n`, `1e18`, or a unit of fixed size. Digits in hex and names don't
 * count.
 */
const LITERAL =
  /(?<![\w.,-])(?:10n? ?\*\* ?\d{1,2}n?|1e\d{1,2}|\d[\d_]{4,77}n?|basis points?|bps|gwei)(?![\w-]|[.,]\d)/g;

/** A piece of a text; `words` where it is a literal. */
export interface LiteralPart {
  readonly text: string;
  readonly words: string | null;
}

/**
 * Splits a text at its literals; one part without words when there are none. In prose, bare digits are names (of a
 * chain, a block, a role), and units are explained.
 */
export function literalParts(text: string, kind: 'code' | 'prose'): readonly LiteralPart[] {
  const parts: LiteralPart[] = [];
  let end = 0;
  for (const { 0: literal, index } of text.matchAll(LITERAL)) {
    const words = /^[bg]/.test(literal) && kind === 'code' ? null : literalWords(literal);
    if (words === null || (kind === 'prose' && /^\d+$/.test(literal))) continue;
    if (index > end) parts.push({ text: text.slice(end, index), words: null });
    parts.push({ text: literal, words });
    end = index + literal.length;
  }
  if (end === 0 || end < text.length) parts.push({ text: text.slice(end), words: null });
  return parts;
}
