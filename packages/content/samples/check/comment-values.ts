/** Seconds by the unit that a comment names. */
const SECONDS = { second: 1, minute: 60, hour: 3600, day: 86_400, week: 604_800 } as const;
const WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

const LITERAL = /\bparse(?:Ether|Units|Gwei)\('([\d.]+)'/g;
const GWEI = /\b(\d[\d_]{9,})n\b/g;
const PRODUCT = /\d[\d_]*n?(?: \* \d[\d_]*n?)+/g;
const RATIO = /\* ([\d_]+)n\)* \/ ([\d_]+)n/g;

/** Amounts that state what the code sends; "at least 10 PUFFER" and "ETH for 1 pufETH" are not. */
export const amountsOf = (tokens: readonly string[]): RegExp =>
  new RegExp(
    String.raw`(?<!\b(?:at least|at most|up to|above|below|per|for) )(?<![\d.])(\d+(?:\.\d+)?) (?:ETH|${tokens.join('|')})\b`,
    'g',
  );
const TIME = new RegExp(String.raw`\b(\d+|${WORDS.join('|')}) (${Object.keys(SECONDS).join('|')})s?\b`, 'gi');
const PERCENT = /(\d+(?:\.\d+)?) ?%/g;

/**
 * Finds comments whose amount, time or fraction differs from the code next to or below them: `parseEther('1') // 2
 * WETH`, `3n * 24n * 60n * 60n // 7 days`, `* 9_950n / 10_000n // 5 %`. `line` is the first line of the code, `amounts`
 * matches amounts of a token.
 */
export function wrongComments(file: string, line: number, code: string, amounts: RegExp): string[] {
  const lines = code.split('\n');
  return lines.flatMap((text, index) => {
    const [, before = '', comment] = /^(.*?)(?:^|\s)\/\/ (.*)$/.exec(text) ?? [];
    if (comment === undefined) return [];
    const beside = before.trim() === '' ? statementAfter(lines, index + 1) : before;
    return claims(comment, beside, amounts).map(
      ({ says, is }) =>
        `${file}:${line + index} the comment says ${says}, the code ${is}: correct the one that is wrong`,
    );
  });
}

/** Returns the lines of the statement below a comment on its own line; later comments are not part of it. */
function statementAfter(lines: readonly string[], from: number): string {
  const rest = lines.slice(from);
  const end = rest.findIndex((text) => /;\s*(?:\/\/.*)?$/.test(text) || text.trim() === '');
  return rest
    .slice(0, end + 1)
    .map((text) => text.replace(/\s\/\/ .*/, ''))
    .join(' ');
}

interface Claim {
  readonly says: string;
  readonly is: string;
}

function claims(comment: string, code: string, amounts: RegExp): Claim[] {
  const literals = [...code.matchAll(LITERAL)].map(([, value]) => Number(value));
  const gwei = /\bgwei\b/.test(comment) ? [...code.matchAll(GWEI)].map(([, value = '']) => integer(value) / 1e9) : [];
  const products = [...code.matchAll(PRODUCT)].map(([text]) =>
    text.split('*').reduce((all, part) => all * integer(part), 1),
  );
  const ratios = [...code.matchAll(RATIO)].map(([, part = '', whole = '']) => (integer(part) / integer(whole)) * 100);
  return [
    ...differing(comment, amounts, [...literals, ...gwei], Number, ''),
    ...differing(comment, TIME, products, secondsOf, ' seconds'),
    ...differing(
      comment,
      PERCENT,
      ratios.flatMap((part) => [part, Math.abs(100 - part)]),
      Number,
      ' %',
    ),
  ];
}

/** Compares what a comment claims with the values of the code; without such values there is nothing to compare. */
function differing(
  comment: string,
  pattern: RegExp,
  values: readonly number[],
  read: (amount: string, unit: string) => number,
  unit: string,
): Claim[] {
  if (values.length === 0) return [];
  return [...comment.matchAll(pattern)]
    .filter(([, amount = '', name = '']) => !values.some((value) => Math.abs(value - read(amount, name)) < 1e-9))
    .map(([says]) => ({ says, is: `${values[0]}${unit}` }));
}

const integer = (text: string): number => Number(text.replace(/[_n ]/g, ''));

function secondsOf(amount: string, unit: string): number {
  const word = WORDS.indexOf(amount.toLowerCase());
  return (word === -1 ? Number(amount) : word + 1) * SECONDS[unit.toLowerCase() as keyof typeof SECONDS];
}
