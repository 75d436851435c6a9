import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as viem from 'viem';
import { describe, expect, it } from 'vitest';
import { errors, events, places, signatures, spenders } from '../fixtures/books';
import { recognise } from './diagnose';
import { Doctor } from './doctor';
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

describe('a token without a permit', () => {
  const url = 'https://node.example';
  const doctor = new Doctor(errors, places);
  const books = { errors, places, spenders, functions: signatures, events };
  const weth = places.places.find(({ kind, path }) => kind === 'token' && path[0] === 'WETH');
  const abi = viem.parseAbi(['function nonces(address owner) view returns (uint256)']);
  const detailsOver = (cause: viem.BaseError): string => {
    const { message } = new viem.ContractFunctionExecutionError(cause, {
      abi,
      args: [viem.zeroAddress],
      contractAddress: weth?.address as viem.Address,
      functionName: 'nonces',
    });
    expect(message).toContain('nonces(address owner)');
    return (recognise(books, doctor, message, '').library?.details ?? []).join('\n');
  };

  it('is named where the call returned nothing', () =>
    expect(detailsOver(new viem.ContractFunctionZeroDataError({ functionName: 'nonces' }))).toContain(
      'If the chain is right, WETH has no permit: approve instead, and pass isPreapproved where the method has it.',
    ));

  it.each([
    new viem.HttpRequestError({ status: 429, url }),
    new viem.LimitExceededRpcError(new Error('Too Many Requests')),
    new viem.TimeoutError({ body: {}, url }),
  ])('is not named where the node did not answer: $name', (cause) => {
    const details = detailsOver(cause);
    expect(details).toContain(`The message: ${cause.shortMessage}`);
    expect(details).not.toMatch(/permit:/);
  });
});
