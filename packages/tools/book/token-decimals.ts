import type { PlacesBook } from '@sdk-docs/reference/model/tools-book';
import type { DecimalsOf } from '@sdk-docs/reference/model/unit';

/** Every token of the SDK's table. */
export const tokenNames = ({ places }: PlacesBook): readonly string[] => [
  ...new Set(places.filter(({ kind }) => kind === 'token').map(({ path }) => path[0] ?? '')),
];

/** Decimals of a token by its name in the SDK's table. */
export function tokenDecimals({ places }: PlacesBook): DecimalsOf {
  const known = new Map(places.filter(({ kind }) => kind === 'token').map(({ path, decimals }) => [path[0], decimals]));
  return (token) => known.get(token) ?? null;
}
