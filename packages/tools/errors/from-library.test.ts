import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as viem from 'viem';
import { describe, expect, it } from 'vitest';
import { libraryMessage } from './from-library';

/** Every class of error that viem exports. */
const classes = Object.keys(viem).filter((name) => /^[A-Z]\w*Error$/.test(name));
/** Every code of ethers, from its own declarations. */
const ethers = dirname(createRequire(__filename).resolve('ethers'));
const declared = readFileSync(join(ethers, 'utils/errors.d.ts'), 'utf8');
const codes = [...new Set([...declared.matchAll(/^\s+"([A-Z_]+)"|\| "([A-Z_]+)"/gm)].map(([, a, b]) => a ?? b ?? ''))];

describe('messages of libraries', () => {
  it('walks lists that are not empty', () => {
    expect(classes.length).toBeGreaterThan(80);
    expect(codes.length).toBeGreaterThan(15);
  });

  it.each(classes)('viem %s is explained under its own name', (name) => {
    const found = libraryMessage(`${name}: what happened\n\nVersion: viem@2.55.10`);
    expect(found?.name).toBe(name);
    expect(found?.row.fix).not.toBe('');
  });

  it.each(codes)('ethers %s is explained under its own name', (code) =>
    expect(libraryMessage(`what happened (code=${code}, version=6.9.2)`)?.name).toBe(code),
  );

  it('has no answer for a message of nobody', () => {
    for (const text of ['hello world', 'constructor', '__proto__', 'SomethingElseError: no'])
      expect(libraryMessage(text)).toBeNull();
  });
});
