/** Expressions that the unit converter computes. */

const NUMBER = String.raw`(0x[\da-f]+|(?!0x)[\d.,_]+(?:e\d+)?)`;
const UNIT = String.raw`([A-Za-z]\w*)`;
const BPS = String.raw`([\d.]+)\s*(?:bps|bp|basis points)`;
const AMOUNT = `${NUMBER}\\s*${UNIT}`;
const of = (pattern: string): RegExp => new RegExp(`^${pattern}$`, 'i');
export const FEE_OF = of(`${BPS}\\s+of\\s+${AMOUNT}`);
export const FEE = of(`${AMOUNT}\\s+fee\\s+${BPS}`);
export const LESS = of(`${AMOUNT}\\s*-\\s*${BPS}`);
export const GROSS = of(`gross-?up\\s+${AMOUNT}\\s+${BPS}`);
export const GAS = of(`${NUMBER}\\s*(?:gas\\s*)?(?:\\*|x|×|at)\\s*${NUMBER}\\s*gwei`);
export const PAYOUT = of(`${AMOUNT}\\s+at\\s+${AMOUNT}`);
export const TIMES = of(`${AMOUNT}\\s*(\\*|×|/)\\s*${NUMBER}`);

/** Whether a text has the form of one of them. */
export const isExpression = (text: string): boolean =>
  [FEE_OF, FEE, LESS, GROSS, GAS, PAYOUT, TIMES].some((each) => each.test(text));
