import { hashDomain, hashStruct, hashTypedData, parseAbiParameters, zeroAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { readWarned } from './json-warnings';

const SAFE = '0x1111111111111111111111111111111111111111';
const data = `0x2d2da806${SAFE.slice(2).padStart(64, '0')}`;
const safe = { safe: SAFE, to: SAFE, value: '5', data, operation: 0, nonce: 5 };
const { data: _, ...bare } = safe;
const hashesOf = (text: string | object): readonly string[] => {
  const [item] = readWarned(typeof text === 'string' ? text : JSON.stringify(text))?.items ?? [];
  return item?.kind === 'call' ? (item.safeHashes?.(1) ?? []).filter((each) => typeof each === 'string') : [];
};
const hashOf = (text: string | object): string | null => /0x\w{64}$/.exec(hashesOf(text)[0] ?? '')?.[0] ?? null;

describe('the safeTxHash', () => {
  const expected = hashOf(safe);

  it('is that of the data under every name, and of numbers in every form', () => {
    expect(expected).toMatch(/^0x[0-9a-f]{64}$/);
    for (const name of ['input', 'calldata', 'callData']) expect(hashOf({ ...bare, [name]: data })).toBe(expected);
    expect(hashOf({ ...safe, value: 5, nonce: '0x5', safeTxGas: null })).toBe(expected);
    expect(hashOf({ ...safe, data: '0x' })).not.toBe(expected);
  });

  it.each([
    ['"value":"5"', '"value":1500000000000000001'],
    ['"value":"5"', '"value":1e21'],
    ['"value":"5"', '"value":1.5'],
    ['"value":"5"', '"value":"1.5"'],
    ['"nonce":5', '"nonce":null'],
    ['"nonce":5', '"nonce":"abc"'],
    ['"nonce":5', '"nonce":-1'],
    ['"nonce":5', '"nonce":""'],
    ['"nonce":5', '"nonce":5,"gasPrice":1e21'],
    ['"nonce":5', '"nonce":5,"gasToken":"ETH"'],
  ])('is missing where %s is %s', (from, to) => {
    const text = JSON.stringify(safe);
    expect(text).toContain(from);
    expect(hashOf(text.replace(from, to))).toBeNull();
  });

  it('is that of a method which can be encoded, and missing for others', () => {
    const contractMethod = { name: 'depositETH', inputs: [{ name: 'receiver', type: 'address' }] };
    expect(hashOf({ ...bare, data: null, contractMethod, contractInputsValues: { receiver: SAFE } })).toBe(expected);
    expect(hashOf({ ...bare, data: null, contractMethod, contractInputsValues: {} })).toBeNull();
  });

  it('stands with both parts for the typed data that an owner signs, where its domain has a chain', () => {
    const SafeTx = parseAbiParameters(
      'address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce',
    );
    const zeros = { safeTxGas: '0', baseGas: '0', gasPrice: '0', gasToken: zeroAddress, refundReceiver: zeroAddress };
    const { safe: verifyingContract, ...call } = safe;
    const domain = { chainId: 1, verifyingContract } as const;
    const typed = { domain, primaryType: 'SafeTx', types: { SafeTx }, message: { ...call, ...zeros } } as const;
    const EIP712Domain = parseAbiParameters('uint256 chainId,address verifyingContract');
    const said = hashesOf(typed);
    expect(said.map((line) => line.slice(-66))).toEqual([
      hashTypedData(typed as never),
      hashDomain({ domain: domain as never, types: { EIP712Domain } as never }),
      hashStruct({ data: typed.message, ...typed } as never),
    ]);
    expect(said.map((line) => line.split(/,? /)[0])).toEqual(['safeTxHash', 'Domain', 'Message']);
    expect(hashOf({ ...typed, domain: { verifyingContract } })).toBeNull();
    expect(hashOf({ ...typed, message: null })).toBeNull();
  });
});
