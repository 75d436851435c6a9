import { concatHex, numberToHex, pad, size, toFunctionSelector, type Address, type Hex } from 'viem';
import type { Ground } from '../ground/ground';
import type { Step } from '../steps';
import { encoded, resolve, type At } from './trial';

/** Puts a stub of a few instructions at the address of a name, for a contract without public code. */
export const standIn = (name: string, what: string, code: (ground: Ground) => Hex): Step => ({
  what: `${name} is a stand-in that ${what}`,
  act: async (ground) => {
    await ground.node.request('anvil_setCode', [ground.account(name), code(ground)]);
  },
});

/** Code that reverts every call, without data. */
export const refusing = (): Hex => '0x5f5ffd';

/** Code that returns one word: by the function's signature, otherwise `other`. */
export const answering =
  (other: bigint, table: Readonly<Record<string, bigint | At>> = {}) =>
  (ground: Ground): Hex => {
    const entries = Object.entries(table).map(([signature, value]) => {
      const word = resolve(ground, value) as bigint | Address;
      return [toFunctionSelector(signature), typeof word === 'bigint' ? numberToHex(word) : word] as const;
    });
    const answer = (word: Hex): Hex => concatHex(['0x7f', pad(word, { size: 32 }), '0x5f5260205ff3']);
    const first = 5 + 11 * entries.length + 39;
    return concatHex([
      '0x5f3560e01c',
      ...entries.map(([selector], index) =>
        concatHex(['0x8063', selector, '0x1461', numberToHex(first + 40 * index, { size: 2 }), '0x57']),
      ),
      answer(numberToHex(other)),
      ...entries.map(([, word]) => concatHex(['0x5b', answer(word)])),
    ]);
  };

/** Bytes of code before the calldata in `callingBack`. */
const PROGRAM = 53;

/** Code that makes one call, whatever its own calldata, and returns its result or reverts with its data. */
export const callingBack =
  (contract: string, functionName: string, args: readonly unknown[]) =>
  (ground: Ground): Hex => {
    const data = encoded(ground, contract, functionName, args);
    const length = numberToHex(size(data), { size: 2 });
    const to = ground.contract(contract).address;
    return concatHex([
      ...(['0x61', length, '0x61', numberToHex(PROGRAM, { size: 2 }), '0x5f39'] as const),
      ...(['0x5f5f61', length, '0x5f5f73', to, '0x5af1', '0x3d5f5f3e', '0x610031573d5ffd5b3d5ff3'] as const),
      data,
    ]);
  };
