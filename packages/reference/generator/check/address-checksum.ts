import { getAddress, isAddress } from 'viem';
import type { Location } from '../../model/doc';
import { authoredTexts } from './authored-texts';
import { exportsOf } from './exports';
import { problem, type Finding, type Rule } from './rule';

/** Addresses have 20 bytes, and one in mixed case has a correct EIP-55 checksum: in constants, facts and prose. */
export const addressChecksum: Rule = (surface) => [
  ...exportsOf(surface, 'const').flatMap(({ name, entries }) =>
    entries.flatMap(({ value, location }) => addressProblems(value, location, name.includes('ADDRESSES'))),
  ),
  ...authoredTexts(surface).flatMap(({ text, location }) =>
    [...text.matchAll(/\b0x[0-9a-fA-F]{38,42}\b/g)].flatMap(([value]) => addressProblems(value, location, true)),
  ),
];

function addressProblems(value: string, location: Location, certain: boolean): readonly Finding[] {
  if (!/^0x[0-9a-fA-F]{40}$/.test(value)) {
    if (!certain) return [];
    const hint = 'compare it with its source; never complete it by hand';
    return [problem(location, `"${value}" is not an address of 20 bytes`, hint)];
  }
  if (isAddress(value)) return [];
  const hint = `EIP-55 gives ${getAddress(value.toLowerCase())}: one of the two has a wrong digit or case`;
  return [problem(location, `${value} has a wrong checksum`, hint)];
}
