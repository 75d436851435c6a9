import type { ErrorsBook, PlacesBook, SpendersBook } from '@sdk-docs/reference/model/tools-book';
import { placesAt } from '../book/places';
import { decimal } from '@sdk-docs/reference/model/human';
import type { Answer } from './answers';

/** A missing approval. */
export interface NeededApproval {
  /** Member of the token enums. */
  readonly token: string;
  readonly chain: string;
  readonly spender: string;
  /** Whole units, as the composer takes them. */
  readonly amount: string;
}

/** The approval that ERC20InsufficientAllowance asks for, where token and spender are known; otherwise null. */
export function approvalFor(
  { places, spenders }: { readonly errors: ErrorsBook; readonly places: PlacesBook; readonly spenders: SpendersBook },
  answer: Answer,
): NeededApproval | null {
  if (answer.kind !== 'error' || answer.error.name !== 'ERC20InsufficientAllowance' || answer.args === null)
    return null;
  const [spender, , needed] = answer.args;
  if (spender === undefined || needed?.counts?.kind !== 'amount' || needed.counts.decimals === null) return null;
  const token = needed.counts.symbol;
  const place = placesAt(places, spender.value).find(({ contracts }) =>
    spenders.some((entry) => contracts.includes(entry.spender)),
  );
  if (place === undefined) return null;
  return {
    token,
    chain: place.chain,
    spender: spender.value,
    amount: decimal(BigInt(needed.value), needed.counts.decimals),
  };
}
