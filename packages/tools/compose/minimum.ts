import type { MinimumsBook } from '@sdk-docs/reference/model/tools-book';
import { composeItem, type Item } from './batch';
import type { ComposerBooks } from './books';
import type { Call } from './composed';
import type { Field } from './shape';
import { typeInto } from './type-into';

/** 100 %, in basis points. */
const WHOLE = 10_000n;

/** Parses the accepted loss: per cent with at most two places, below 100. */
export function readSlippage(text: string): { readonly basisPoints: bigint } | { readonly problem: string } {
  const typed = text.trim().replace(/\s*%$/, '');
  if (typed.includes(',')) return { problem: 'Use a point for decimals and no commas: 0.5' };
  const [, whole = '', places = ''] = /^(\d{0,9})(?:\.(\d+))?$/.exec(typed) ?? [];
  if (whole === '' && places === '') return { problem: 'Type per cent as a number from 0 to 99.99.' };
  if (places.length > 2) return { problem: 'Type two decimal places at most: 0.01 % is the least.' };
  const basisPoints = BigInt(whole + places.padEnd(2, '0'));
  return basisPoints < WHOLE
    ? { basisPoints }
    : { problem: 'With 100 % or more the minimum is 0, which accepts anything.' };
}

/** floor(preview × (10,000 − basis points) ÷ 10,000) */
export const minimumOf = (preview: bigint, basisPoints: bigint): bigint => (preview * (WHOLE - basisPoints)) / WHOLE;

/** The field of a minimum, with the call without it. */
export interface Minimum {
  readonly row: MinimumsBook[number];
  readonly field: Field;
  /** With the minimum 0. */
  readonly call: Call;
  /** A number in the format of the field. */
  readonly typedAs: (value: bigint) => string;
}

/**
 * Facts about the minimum of a call. `path` is its path in the form. null: there is no preview; a problem: the call
 * can't be composed.
 */
export function minimumIn(
  { data, explainer }: Pick<ComposerBooks, 'data' | 'explainer'>,
  book: MinimumsBook,
  chain: string,
  { id, typed }: Item,
  path: string,
): Minimum | { readonly problem: string } | null {
  const { form, composed } = composeItem(data, chain, { id, typed: { ...typed, [path]: '0' } }, explainer.books.rules);
  const field = form === null ? undefined : fieldAt(form.fields, path);
  if (form === null || composed === null || field === undefined) return null;
  if ('problem' in composed) return composed;
  const row = book.find(({ of }) => of.includes(`${composed.contract}.${composed.item?.name}`));
  if (row === undefined) return null;
  const typedAs = (value: bigint): string => {
    const texts: Record<string, string> = { ...typed };
    typeInto(data, form, chain, texts, field, value);
    return texts[path] ?? '';
  };
  return { row, field, call: composed, typedAs };
}

function fieldAt(fields: readonly Field[], path: string): Field | undefined {
  for (const field of fields) {
    const found =
      field.path === path ? field : field.shape.kind === 'group' ? fieldAt(field.shape.fields, path) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}
