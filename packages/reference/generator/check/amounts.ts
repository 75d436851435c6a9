import type { SdkEnumMember } from '../../model/sdk';
import type { Surface } from '../../model/surface';
import { authoredTexts } from './authored-texts';
import { exportsOf } from './exports';
import { problem, type Rule } from './rule';

/** A number of base units in prose: `1_000_000n`, `10n ** 18n`, `28n * 10n ** 18n`, `parseUnits('1', 6)`. */
const literal = String.raw`\x60([^\x60]+)\x60(?: (wei|gwei|base units))?`;
/** An amount with its token or coin: "1 stETH", "0.01 pufETH". */
const amount = String.raw`(?<![\w.,])(\d[\d,]*(?:\.\d+)?) ([A-Za-z]\w*)`;
const between = String.raw`(?:,? which)? (?:is|are|means|equals|stands for|=) (?:exactly )?|,? \(`;

const literalFirst = new RegExp(`${literal}(?:${between})${amount}`, 'g');
const amountFirst = new RegExp(
  String.raw`${amount}(?: \(\d+ decimals\)| (?:per|of|for) [\w ]{1,20}?)?(?:,|:| \(| =| is| are| as) ?(?:written )?${literal}`,
  'g',
);
/** "32 ETH is 32000000000 gwei": a plain number needs its unit. */
const plainNumber = new RegExp(String.raw`${amount}(?: is| are| =|:| \() ?(\d[\d_]{3,}) (wei|gwei|base units)`, 'g');
/** "base units of WETH (18 decimals)", "WETH base units, 18 decimals". */
const statedDecimals = /\b([A-Za-z]\w*)(?: base units)?(?: \(|, )(\d+) decimals\b/g;

/**
 * Checks amounts in the prose of surface/ and site/docs/ against the decimals of their token (`@decimals`), of ETH (18),
 * gwei (9) and wei (0).
 */
export const amounts: Rule = (surface) => {
  const decimals = decimalsOf(surface);
  const fixOf = (token: string): string => {
    const doc = withDecimals(surface).findLast(({ name }) => name === token)?.doc;
    const line = doc?.tags.find(({ name }) => name === 'decimals')?.line;
    return line === undefined ? write : `${write}, or correct @decimals in ${doc?.location.file}:${line}`;
  };
  return [...authoredTexts(surface), ...surface.pageTexts].flatMap(({ text, location }) => {
    const flat = text.replace(/\s+/g, ' ');
    const pairs = [
      ...[...flat.matchAll(literalFirst)].map(([, code, unit, number, token]) => [code, unit, number, token]),
      ...[...flat.matchAll(amountFirst)].map(([, number, token, code, unit]) => [code, unit, number, token]),
      ...[...flat.matchAll(plainNumber)].map(([, number, token, code, unit]) => [code, unit, number, token]),
    ] as [string, string | undefined, string, string][];
    return [
      ...pairs.flatMap(([code, unit, number, token]) => {
        const known = decimals.get(token);
        const units = baseUnits(code);
        if (known === undefined || units === null) return [];
        if (known === null) {
          const message = `${number} ${token} is written as ${code}, but its decimals are unknown`;
          return [problem(location, message, noAmount)];
        }
        const expected = scale(number, known);
        // wei and gwei are scales of the same coin.
        const found = unit === 'gwei' ? units * 10n ** 9n : units;
        if (expected === found) return [];
        const right = expected === null ? `less than one base unit` : `${expected}`;
        return [
          problem(location, `${code} is not ${number} ${token}: with ${known} decimals that is ${right}`, fixOf(token)),
        ];
      }),
      ...[...flat.matchAll(statedDecimals)].flatMap(([, token = '', stated = '']) => {
        const known = decimals.get(token);
        if (known === undefined || `${known}` === stated) return [];
        const message = `${token} has ${stated} decimals in this text, but @decimals ${known ?? 'unknown'} in the surface`;
        return [problem(location, message, fixOf(token))];
      }),
    ];
  });
};

const write = 'write the number of base units of that token';
const noAmount = 'omit the example, or use a token whose decimals are known';

/** Returns decimals by name; null where `@decimals` is unknown. */
export function decimalsOf(surface: Surface): ReadonlyMap<string, number | null> {
  const known = new Map<string, number | null>([
    ['ETH', 18],
    ['gwei', 9],
    ['wei', 0],
  ]);
  for (const { name, facts } of withDecimals(surface))
    known.set(name, /^\d+$/.test(facts.decimals ?? '') ? Number(facts.decimals) : null);
  return known;
}

const withDecimals = (surface: Surface): SdkEnumMember[] =>
  exportsOf(surface, 'enum')
    .flatMap(({ members }) => members)
    .filter(({ facts }) => facts.decimals !== undefined);

/** Returns the value of a piece of code; null when it is no number. */
function baseUnits(code: string): bigint | null {
  const parse = /^parse(Units|Ether|Gwei)\(\s*'([\d.]+)'(?:,\s*(\d+))?\s*\)$/.exec(code);
  if (parse) {
    const [, kind, number = '', places] = parse;
    const preset = { Ether: 18, Gwei: 9, Units: Number(places ?? NaN) }[kind as 'Units' | 'Ether' | 'Gwei'];
    return Number.isNaN(preset) ? null : scale(number, preset);
  }
  const factors = code.split(/(?<!\*)\*(?!\*)/).map((factor) => {
    const match = /^\s*(\d[\d_]*)n?(?:\s*(?:\*\*|\^)\s*(\d+)n?)?\s*$/.exec(factor);
    return match?.[1] === undefined ? null : BigInt(match[1].replaceAll('_', '')) ** BigInt(match[2] ?? 1);
  });
  return factors.reduce<bigint | null>(
    (product, factor) => (product === null || factor === null ? null : product * factor),
    1n,
  );
}

/** Scales "1,234.5" to base units; null when it has too many decimal places. */
function scale(number: string, decimals: number): bigint | null {
  const [whole = '', fraction = ''] = number.replaceAll(',', '').split('.');
  return fraction.length > decimals ? null : BigInt(whole + fraction.padEnd(decimals, '0'));
}
