import { amountWords } from './amount-words';
import type { ContractFunction } from './contract';
import type { ObservedFigure } from './observed-figures';

const FEW = 12;

/**
 * Writes a function's result for each amount: `assets, in base units: 1 -> 0; 2 -> 1`.
 *
 * @param member the function; null where the surface has none
 */
export function figureWords(
  { of, unit, gives, reads, tries }: ObservedFigure,
  member: ContractFunction | null,
): string {
  const counted = unit ?? (of === 'value' ? 'wei' : (member?.inputs.find(({ name }) => name === of)?.unit ?? null));
  const given = gives ?? member?.outputs[0]?.unit ?? null;
  const told = tries.map(({ amount, result }) => `${figure(amount, counted)} → ${figure(result, given)}`);
  return `${of}${reads === null ? '' : `, ${reads}`}, in base units: ${told.join('; ')}`;
}

/** Small amounts of base units are written as a number only. */
const figure = (value: string, unit: string | null): string => (value.length <= FEW ? value : amountWords(value, unit));

/** Writes the values that were set: `In this test: exit fee 100 basis points.`; empty without any. */
export function setWords(set: Readonly<Record<string, string>>): string {
  const values = Object.entries(set).filter(([name]) => !/(?:^| )code$/.test(name));
  return values.length === 0 ? '' : `In this test: ${values.map(([name, value]) => `${name} ${value}`).join(', ')}.`;
}
