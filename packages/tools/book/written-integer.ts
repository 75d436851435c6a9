import { integerOf } from './abi-types';

/** Like `integerOf`, for a type that a reader wrote: null for bits that Solidity does not have. */
export function writtenInteger(type: string): ReturnType<typeof integerOf> {
  const found = integerOf(type);
  return found !== null && found.bits % 8 === 0 && found.bits <= 256 && !/int0/.test(type) ? found : null;
}
