/** What a number counts, parsed from the words of the reference. */
export type Unit =
  | { readonly kind: 'amount'; readonly symbol: string; readonly decimals: number | null }
  | { readonly kind: 'rate'; readonly words: string; readonly decimals: number }
  | { readonly kind: 'percent' }
  | { readonly kind: 'duration' }
  /** A count of periods of so many days. */
  | { readonly kind: 'periods'; readonly days: number }
  | { readonly kind: 'time' }
  | { readonly kind: 'none' };

/** Returns the decimals of a token by its name; null where they are unknown. */
export type DecimalsOf = (token: string) => number | null;

const NONE: Unit = { kind: 'none' };

/** Parses a unit: `base units of pufETH (18 decimals)`, `gwei`, `unix seconds`. Other words are "none". */
export function readUnit(words: string, decimalsOf: DecimalsOf = () => null): Unit {
  const text = words.trim();
  if (/×|^none\b/.test(text)) return NONE;
  if (/\bscaled by (?:1e18|10\^18)/.test(text))
    return { kind: 'rate', words: text.replace(/^(?:base units|wei) of |,?(?: so)? scaled by.*$/g, ''), decimals: 18 };
  if (/^wei per whole /.test(text))
    return { kind: 'rate', words: text.replace(/^wei per whole /, 'ETH per '), decimals: 18 };
  if (/\bper whole\b/.test(text)) return NONE;
  if (/^basis points/.test(text)) return { kind: 'percent' };
  if (/^unix seconds/i.test(text)) return { kind: 'time' };
  if (/^seconds/.test(text)) return { kind: 'duration' };
  const days = /^count of (\d+)-day periods/.exec(text)?.[1];
  if (days !== undefined) return { kind: 'periods', days: Number(days) };
  if (/^gwei\b/.test(text)) return { kind: 'amount', symbol: 'ETH', decimals: 9 };
  if (/^wei\b/.test(text)) return { kind: 'amount', symbol: 'ETH', decimals: 18 };
  return amount(text, decimalsOf);
}

/** The first number of decimals counts; without one, those of the token. */
function amount(text: string, decimalsOf: DecimalsOf): Unit {
  // The words in parentheses name the token that words like "the asset" mean.
  const token = /\((\w+): wei\)/.exec(text)?.[1];
  if (token !== undefined) return { kind: 'amount', symbol: token, decimals: 18 };
  const stated = /(\d+) decimals/.exec(text)?.[1];
  const symbol =
    /^base units of (.+?)(?:,| \(|$)/.exec(text)?.[1] ??
    /^(.+?) (?:in )?base units\b/.exec(text)?.[1] ??
    (stated === undefined ? undefined : /^(.+?)(?:,| \(|$)/.exec(text)?.[1]);
  if (symbol === undefined) return NONE;
  return { kind: 'amount', symbol, decimals: stated === undefined ? decimalsOf(symbol) : Number(stated) };
}
