import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Signature, TypedDataEncoder, Wallet, recoverAddress } from 'ethers';
import { expect, it } from 'vitest';
import type { Recording } from '@sdk-docs/content/samples/read/recording';
import { permits as data, root } from '../fixtures/calls';
import { adviceFor, spendersFor } from './advice';
import { splitSignature } from './signature';
import { fieldsOfTypedData } from './read';
import { signerOf } from './signer';
import { startOf } from './start';
import { signatureWarnings } from './warnings';
import { digestOf, messageHashOf, separatorOf, typedDataJson, type Permit } from './typed-data';

const folder = join(root, 'examples/recordings');
interface Signed {
  readonly domain: {
    readonly name: string;
    readonly version?: string;
    readonly chainId: number;
    readonly verifyingContract: `0x${string}`;
    readonly salt?: `0x${string}`;
  };
  readonly message: Record<'owner' | 'spender' | 'value' | 'nonce' | 'deadline', string>;
  readonly primaryType: string;
  readonly types: Record<string, { name: string; type: string }[]>;
}

/** Every permit that the real SDK asked a wallet to sign. */
const recorded = readdirSync(folder).flatMap((file) => {
  const { requests, chain } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Recording;
  return requests
    .filter(({ method }) => method === 'eth_signTypedData_v4')
    .map(({ params }) => ({ chain, signed: JSON.parse(String(params[1])) as Signed }))
    .filter(({ signed }) => signed.primaryType === 'Permit');
});

const permitOf = ({ domain, message }: Signed): Permit => ({
  chainId: Number(domain.chainId),
  token: domain.verifyingContract,
  name: domain.name,
  version: domain.version ?? '',
  salt: domain.salt ?? null,
  owner: message.owner as `0x${string}`,
  spender: message.spender as `0x${string}`,
  value: BigInt(message.value),
  nonce: BigInt(message.nonce),
  deadline: BigInt(message.deadline),
});

it('has the digest and the separator of a second implementation, for every recorded permit', () => {
  expect(recorded.length).toBeGreaterThan(8);
  for (const { signed } of recorded) {
    const { EIP712Domain: _, ...types } = signed.types;
    const permit = permitOf(signed);
    expect(digestOf(permit)).toBe(TypedDataEncoder.hash(signed.domain, types, signed.message));
    expect(separatorOf(permit)).toBe(TypedDataEncoder.hashDomain(signed.domain));
    expect(messageHashOf(permit)).toBe(TypedDataEncoder.hashStruct('Permit', types, signed.message));
    // The wallet receives the same structure.
    const json = JSON.parse(typedDataJson(permit)) as Signed;
    expect(TypedDataEncoder.hash(json.domain, { Permit: json.types.Permit ?? [] }, json.message)).toBe(
      digestOf(permit),
    );
  }
});

it('proposes the spender that the recorded permit names', () => {
  for (const { chain, signed } of recorded) {
    const token = signed.domain.verifyingContract;
    const proposed = spendersFor(data, chain, token).map(({ place }) => place.address?.toLowerCase());
    expect(proposed).toContain(signed.message.spender.toLowerCase());
  }
});

it('proposes no spender of another chain', () => {
  const proposed = recorded.flatMap(({ chain, signed }) =>
    spendersFor(data, chain, signed.domain.verifyingContract).map(({ place }) => place.chain === chain),
  );
  expect(proposed.length).toBeGreaterThan(recorded.length);
  expect(proposed).not.toContain(false);
});

const base: Permit = permitOf((recorded[0] as { signed: Signed }).signed);
const wallet = new Wallet(`0x${'46'.repeat(32)}`);

it('has the digest of a second implementation for domains with a salt, without a version, and extreme values', () => {
  const most = 2n ** 256n - 1n;
  for (const permit of [
    { ...base, salt: `0x${'ab'.repeat(32)}` as const },
    { ...base, version: '' },
    { ...base, name: '<b>"\\\n🐡', value: most, nonce: most, deadline: most, chainId: 560048 },
  ]) {
    const { types, domain, message } = JSON.parse(typedDataJson(permit)) as Signed;
    expect(digestOf(permit)).toBe(TypedDataEncoder.hash(domain, { Permit: types.Permit ?? [] }, message));
    expect(separatorOf(permit)).toBe(TypedDataEncoder.hashDomain(domain));
  }
});

it('splits a signature as the second implementation does, and recovers its signer', async () => {
  for (let nonce = 0n; nonce < 20n; nonce++) {
    const digest = digestOf({ ...base, nonce });
    const { serialized, compactSerialized, v, r, s } = wallet.signingKey.sign(digest);
    for (const text of [serialized, compactSerialized, serialized.replace(/1b$/, '00').replace(/1c$/, '01')]) {
      const parts = splitSignature(text);
      if ('problem' in parts) throw new Error(parts.problem);
      expect([parts.v, parts.r, parts.s]).toEqual([v, r, s]);
      expect(signerOf(digest, parts)).toBe(wallet.address);
      expect(recoverAddress(digest, Signature.from(parts.whole))).toBe(wallet.address);
      expect(signatureWarnings(parts, wallet.address, wallet.address)).toEqual([]);
    }
  }
});

it('says that a token refuses a high s, which still recovers the owner', async () => {
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
  const digest = digestOf(base);
  const { r, s, v } = wallet.signingKey.sign(digest);
  const high = (order - BigInt(s)).toString(16).padStart(64, '0');
  const parts = splitSignature(`${r}${high}${v === 27 ? '1c' : '1b'}`);
  if ('problem' in parts) throw new Error(parts.problem);
  expect(signerOf(digest, parts)).toBe(wallet.address);
  expect(signatureWarnings(parts, wallet.address, wallet.address).map(({ kind }) => kind)).toEqual(['high-s']);
  expect(signatureWarnings(parts, base.spender, wallet.address).map(({ kind }) => kind)).toContain('other-signer');
});

it.each([
  ['', 'even number'],
  ['0x', '65 bytes'],
  ['0x123', 'even number'],
  ['hello', 'hex'],
  [`0x${'00'.repeat(65)}`, 'out of range'],
  [`0x${'11'.repeat(64)}02`, 'between' as string],
  [`0x${'ff'.repeat(65)}`, 'last byte is 255'],
  [`0x${'11'.repeat(97)}`, 'contract wallet'],
  ['<img src=x onerror=alert(1)>', 'hex'],
  [`0x${'11'.repeat(5_000_000)}`, 'too long'],
])('refuses %.30s', (text, words) => {
  const parts = splitSignature(text);
  expect('problem' in parts ? parts.problem : '').toContain(words === 'between' ? 'must be 27 or 28' : words);
});

it('says which tokens have no permit', () => {
  expect(adviceFor(data, 'Mainnet', 'WETH')).toMatchObject({ refused: true });
  expect(adviceFor(data, 'Mainnet', 'stETH')).toMatchObject({ refused: false, version: '2' });
  expect(adviceFor(data, 'Mainnet', 'PUFFER')).toMatchObject({ name: 'PUFFER', version: '1' });
  expect(adviceFor(data, 'Mainnet', '0x00000000000000000000000000000000000000aa').text).toContain('does not know');
  expect(adviceFor(data, 'Mainnet', 'USDC').text).toContain('stores no version');
});

it('leaves a number out that JSON has rounded', () => {
  const pasted = (value: string): string =>
    `{"primaryType":"Permit","domain":{"chainId":1},"message":{"value":${value},"nonce":0}}`;
  expect(fieldsOfTypedData(pasted('"1234567890123456789"'))?.typed.value).toBe('1234567890123456789');
  expect(fieldsOfTypedData(pasted('1500000'))?.typed).toMatchObject({ value: '1500000', nonce: '0' });
  expect(fieldsOfTypedData(pasted('1234567890123456789'))?.typed.value).toBe('');
});

it('reads integers in hex, and typed data in a request, a list or a text', () => {
  const signed = recorded[0]?.signed as Signed;
  const hex = (text: string): string => `0x${BigInt(text).toString(16)}`;
  const { value, nonce, deadline } = signed.message;
  const message = { ...signed.message, value: hex(value), nonce: hex(nonce), deadline: hex(deadline) };
  const text = JSON.stringify({ ...signed, message });
  const owner = signed.message.owner;
  for (const input of [
    text,
    `${text};\n`,
    JSON.stringify(text),
    `[${text}]`,
    JSON.stringify([owner, text]),
    JSON.stringify({ method: 'eth_signTypedData_v4', params: [owner, text] }),
    JSON.stringify({ method: 'eth_signTypedData', params: [owner, signed] }),
    JSON.stringify({ request: { params: [owner, text] } }),
  ])
    expect(fieldsOfTypedData(input)).toMatchObject({ typed: { owner, value, nonce, deadline }, isStandard: true });
  for (const input of ['{}', '[]', '"', '"x"', '{"params":["{"]}', `${'['.repeat(10_000)}${']'.repeat(10_000)}`])
    expect(fieldsOfTypedData(input)).toBeNull();
});

it('refuses typed data whose types have another hash', () => {
  for (const { signed } of recorded) expect(startOf(data, JSON.stringify(signed)).problem).toBeNull();
  const signed = recorded[0]?.signed as Signed;
  const { Permit = [], EIP712Domain = [] } = signed.types;
  for (const types of [
    { ...signed.types, Permit: Permit.toReversed() },
    { ...signed.types, Permit: [{ name: 'holder', type: 'address' }] },
    { ...signed.types, EIP712Domain: EIP712Domain.slice(1) },
  ])
    expect(startOf(data, JSON.stringify({ ...signed, types })).problem).toMatch(/^Its types are not those/);
});
