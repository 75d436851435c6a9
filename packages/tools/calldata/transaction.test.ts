import { Transaction, Wallet } from 'ethers';
import { concatHex, numberToHex, parseTransaction, recoverTransactionAddress, toRlp, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { expect, it } from 'vitest';
import { rawTransaction } from './transaction';

const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
const account = privateKeyToAccount(KEY);
const TO = '0xD9A442856C234a39a81a089C06451EBAa4306a72';
const LIST = [{ address: TO, storageKeys: [numberToHex(1, { size: 32 })] }] as const;
const HASH = numberToHex(2n ** 248n + 5n, { size: 32 });

const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

const fields = (index: number) => ({
  nonce: index,
  gas: 21_000n + BigInt(index),
  to: TO as Hex,
  value: BigInt(index) * 10n ** 17n,
  data: (index % 2 === 0 ? '0x' : `0x${'ab'.repeat(index * 7)}`) as Hex,
});

it('reads every type of transaction and its signer as viem does', async () => {
  for (let index = 0; index < 12; index++) {
    const common = fields(index);
    const fees = { maxFeePerGas: 10n ** 9n, maxPriorityFeePerGas: BigInt(index) };
    const authorization = { address: TO as Hex, chainId: 1, nonce: 1, r: HASH, s: HASH, yParity: 1 } as const;
    const signed = [
      await account.signTransaction({ ...common, type: 'legacy', gasPrice: 10n ** 9n, chainId: 8453 }),
      await account.signTransaction({ ...common, type: 'legacy', gasPrice: 10n ** 9n }),
      await account.signTransaction({ ...common, type: 'eip2930', gasPrice: 1n, chainId: 1, accessList: LIST }),
      await account.signTransaction({ ...common, ...fees, type: 'eip1559', chainId: 1, accessList: LIST }),
      await account.signTransaction({
        ...common,
        ...fees,
        type: 'eip7702',
        chainId: 1,
        authorizationList: [authorization],
      }),
      await account.signTransaction({
        ...common,
        ...fees,
        type: 'eip4844',
        chainId: 1,
        maxFeePerBlobGas: 7n,
        blobVersionedHashes: [`0x01${'11'.repeat(31)}`],
        sidecars: false,
      } as never),
    ];
    for (const hex of signed) {
      const expected = parseTransaction(hex as never) as {
        to?: string;
        value?: bigint;
        data?: Hex;
        chainId?: number;
        s?: Hex;
      };
      const read = rawTransaction(hex);
      expect([hex, read?.sender()]).toEqual([
        hex,
        (await recoverTransactionAddress({ serializedTransaction: hex as never })).toLowerCase(),
      ]);
      expect(read?.call).toMatchObject({
        to: expected.to?.toLowerCase() ?? null,
        value: expected.value ?? 0n,
        data: expected.data ?? '0x',
        chainId: expected.chainId ?? null,
      });
      expect(BigInt(read?.s ?? 0)).toBe(BigInt(expected.s ?? 0));
    }
  }
});

it('reads what ethers signs, what is not signed, and a contract creation', async () => {
  const wallet = new Wallet(KEY);
  const request = { to: TO, value: 5n, gasLimit: 21_000n, gasPrice: 1n, nonce: 1, chainId: 1, type: 0 };
  const hex = await wallet.signTransaction(request);
  expect(rawTransaction(hex)?.sender()).toBe(account.address.toLowerCase());
  for (const type of [0, 1, 2]) {
    const open = Transaction.from({ type, to: TO, value: 5n, gasLimit: 1n, nonce: 1, chainId: 1 }).unsignedSerialized;
    expect([rawTransaction(open)?.sender(), rawTransaction(open)?.call.note]).toEqual([
      null,
      'A raw transaction, not signed yet.',
    ]);
    expect(rawTransaction(open)?.call.chainId).toBe(1);
  }
  const creation = await wallet.signTransaction({ ...request, to: null, data: '0x6000' });
  expect(rawTransaction(creation)?.call).toMatchObject({ to: null, data: '0x6000' });
  expect(rawTransaction(creation)?.call.note).toContain('contract creation');
});

it('reads no transaction whose value is a list', () => {
  const raw = (value: Hex | Hex[]) =>
    concatHex(['0x01', toRlp(['0x01', '0x', '0x', '0x5208', TO, value, '0x', []])]).toLowerCase();
  expect(rawTransaction(raw('0x05'))?.call.value).toBe(5n);
  expect(rawTransaction(raw(['0x05']))).toBeNull();
});

it('recovers the signer of a high s as well, and names no account for what is none', async () => {
  const signed = Transaction.from(
    await new Wallet(KEY).signTransaction({ to: TO, gasLimit: 1n, nonce: 1, chainId: 1, type: 2 }),
  );
  const low = BigInt(signed.signature?.s ?? 0);
  const parity = signed.signature?.yParity === 0 ? '01' : '80';
  const hex = signed.serialized;
  const at = hex.length - 64;
  // yParity, r and s end the list: 1 byte, 33 and 33 bytes.
  const end = hex.length - 2 * (1 + 33 + 33);
  const flipped = `${hex.slice(0, end)}${parity}${hex.slice(end + 2, at)}${(ORDER - low).toString(16).padStart(64, '0')}`;
  expect(rawTransaction(flipped)?.sender()).toBe(account.address.toLowerCase());
  const zero = `${hex.slice(0, at)}${'0'.repeat(64)}`;
  expect(rawTransaction(zero)?.sender() ?? null).toBeNull();
  for (const text of [
    '0x',
    '0x02',
    '0x02c0',
    '0xc0',
    '0x02f8',
    `0x02f8${'00'.repeat(60)}`,
    '0xf86b',
    `0x04f8${'ff'.repeat(80)}`,
  ])
    expect(rawTransaction(text)).toBeNull();
});
