import { CACHING, EVERY_PATH, IMMUTABLE_PATH, SECURITY_HEADERS, TYPES } from './settings';
import { BASE_URL } from '@sdk-docs/reference/model/base-path';
import { formatPolicy, type Policy } from './content-policy';
import type { HeaderRule } from './headers-file';

/**
 * Returns the rules of the headers file. Security headers apply to every answer of the host, also outside the base
 * path. Other files revalidate without a rule: the hosts that read this file do so by default, and would join a second
 * Cache-Control for a path to the first.
 */
export const headerRules = (policy: Policy): HeaderRule[] => [
  { path: EVERY_PATH, headers: { 'Content-Security-Policy': formatPolicy(policy), ...SECURITY_HEADERS } },
  { path: IMMUTABLE_PATH, headers: { 'Cache-Control': CACHING.immutable } },
  ...Object.entries(TYPES).map(([end, type]) => ({ path: `${BASE_URL}*${end}`, headers: { 'Content-Type': type } })),
];
