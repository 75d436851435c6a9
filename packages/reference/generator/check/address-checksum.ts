import { getAddress, isAddress } from 'viem';
import type { Location } from '../../model/doc';
import type { Problem } from '../../model/problem';
import { authoredTexts } from './authored-texts';
import { problemOf, type Rule } from './rule';

const problem = problemOf('address-checksum');

/** Addresses have 20 bytes, and one in mixed case has a correct EIP-55 checksum: in constants, facts and prose. */
export const addressChecksum: Rule = (surface) => [
  ...surface.modules.flatMap(({ exports }) =>
    exports.flatMap((item) =>
      item.kind === 'const'
        ? item.entries.flatMap(({ value, location }) =>
            addressProblems(value, location, item.name.includes('ADDRESSES')),
          )
        : [],
    ),
  ),
  ...authoredTexts(surface).flatMap(({ text, location }) =>
    [...text.matchAll(/\b0x[0-9a-fA-F]{38,42}\b/g)].flatMap(([value]) => addressProblems(value, location, true)),
  ),
];

function addressProblems(value: string, location: Location, certain: boolean): readonly Problem[] {
  const isHex = /^0x[0-9a-fA-F]*$/.test(value);
  if (!certain && (!isHex || value.length !== 42)) return [];
  if (!isHex || value.length !== 42) {
    return [
      problem(
        location,
        `"${value}" is not an address of 20 bytes`,
        'compare it with its source; never complete it by hand',
      ),
    ];
  }
  if (isAddress(value)) return [];
  const expected = getAddress(value.toLowerCase());
  return [
    problem(
      location,
      `${value} has a wrong checksum`,
      `EIP-55 gives ${expected}: one of the two has a wrong digit or case`,
    ),
  ];
}
