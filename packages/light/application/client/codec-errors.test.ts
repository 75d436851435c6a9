import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { STAND_INS } from '../stand-ins';
import * as errors from './codec-errors';

const PACKAGES = join(__dirname, '../../../../node_modules');
const REPLACED = STAND_INS.filter(({ by }) => by.endsWith('/codec-errors.ts')).map(({ module }) => module);

/** Modules of viem that the tools import; what these import follows. */
const CODECS = [
  'abi/encodeAbiParameters',
  'abi/decodeAbiParameters',
  'address/getAddress',
  'address/isAddress',
  'data/concat',
  'data/size',
  'data/slice',
  'encoding/fromHex',
  'encoding/toBytes',
  'encoding/toHex',
  'hash/keccak256',
  'signature/hashTypedData',
  'signature/recoverAddress',
].map((name) => `viem/_esm/utils/${name}.js`);

/** Names that the codecs import from replaced modules, and those that they throw or extend. */
function namesOf(modules: readonly string[]): readonly string[] {
  const seen = new Set(modules);
  const found: string[] = [];
  for (const module of seen) {
    const code = readFileSync(join(PACKAGES, module), 'utf8');
    for (const [, names = '', from = ''] of code.matchAll(/^import \{([^}]*)\} from '(\.[^']+)'/gm)) {
      const path = relative(PACKAGES, join(PACKAGES, dirname(module), from));
      if (REPLACED.includes(path)) found.push(...names.split(',').map((name) => name.trim()));
      else seen.add(path);
    }
  }
  return found.filter(Boolean);
}

describe("the errors of viem's codecs", () => {
  it('have every name that a codec throws', () => {
    const names = namesOf(CODECS);
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name) => !(name in errors))).toEqual([]);
  });

  it('are errors whatever they are given', () => {
    const { BaseError, IntegerOutOfRangeError } = errors;
    expect(new IntegerOutOfRangeError()).toBeInstanceOf(BaseError);
    expect(new BaseError('a sentence').message).toBe('a sentence');
  });
});
