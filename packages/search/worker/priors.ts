import type { Kind } from '../format/kinds';
import { revertsRoute } from '@sdk-docs/reference/model/routes';
import type { Entry } from './catalog';

/**
 * Prior of each kind for a name that several items share: the SDK's own items rank above the ABI. Points of a score of
 * 100.
 */
const PRIORS: Readonly<Record<Kind, number>> = {
  handler: 10,
  class: 10,
  page: 9,
  enum: 9,
  function: 9,
  constant: 9,
  type: 8.5,
  method: 8,
  contract: 7.5,
  token: 7.2,
  chain: 7.2,
  member: 7.2,
  section: 7,
  revert: 6.6,
  error: 6.5,
  event: 6.5,
  address: 6,
  'abi-function': 5,
  property: 4,
  removed: 3,
};
const MOST_FOR_MENTIONS = 3;
/** The entry of the reverts page explains an error better than the contract that declares it. */
const FOR_CAUSE_AND_FIX = 0.5;

/** Returns the prior of an entry: its kind, and a bonus for use in guides. */
export const priorOf = ({ record, page }: Entry): number =>
  PRIORS[record.kind] +
  (record.kind === 'error' && page.route === revertsRoute ? FOR_CAUSE_AND_FIX : 0) +
  Math.min(MOST_FOR_MENTIONS, 0.6 * Math.log2(1 + record.mentions));
