import { CACHING, IMMUTABLE_PATH, SECURITY_HEADERS } from '../config/delivery';
import { BASE_URL } from '../config/limits';
import { formatPolicy, type Policy } from '../model/content-policy';
import type { HeaderRule } from '../model/headers-file';

/**
 * Rules of the headers file. Everything else revalidates without a rule: the hosts that read this file do so by default, and
 * a second Cache-Control for a path would be joined to the first.
 */
export const headerRules = (policy: Policy): HeaderRule[] => [
  { path: `${BASE_URL}*`, headers: { 'Content-Security-Policy': formatPolicy(policy), ...SECURITY_HEADERS } },
  { path: IMMUTABLE_PATH, headers: { 'Cache-Control': CACHING.immutable } },
];
