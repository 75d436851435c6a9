/** Parts of ETH, which is the symbol of such a field -> their places in wei. */
const PARTS: ReadonlyMap<string, number> = new Map([
  ['wei', 0],
  ['gwei', 9],
  ['ether', 18],
]);

type Written = { readonly number: string; readonly decimals: number } | { readonly problem: string };

/**
 * Separates an amount from the unit after it: that of its field or, for ETH, a part of it. `decimals` are the places of
 * the field's number, 0 for base units. Any other unit is a problem.
 */
export function writtenUnit(text: string, symbol: string, decimals: number): Written {
  const [, number = '', unit = ''] = /^([\d._]+)\s*([a-z][a-z ]{0,29})$/i.exec(text) ?? [];
  if (unit === '' || /^0x/i.test(text)) return { number: text, decimals };
  const typed = unit.toLowerCase();
  if (decimals > 0 && typed === symbol.toLowerCase()) return { number, decimals };
  // A field of gwei has 9 decimals of ETH, and nothing is smaller in it.
  const places = (symbol === 'ETH' ? (PARTS.get(typed) ?? -1) : -1) - 18 + decimals;
  if (places >= 0) return { number, decimals: places };
  return { problem: `This field counts ${decimals === 0 ? 'base units of ' : ''}${symbol}, not ${unit}.` };
}
