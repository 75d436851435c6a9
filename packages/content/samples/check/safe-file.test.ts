import { getAddress, keccak256, toBytes, type Hex } from 'viem';
import { expect, it } from 'vitest';
import { safeFile } from '../../../../examples/safe-file';

/** What the Transaction Builder imports: BatchFile of apps/tx-builder/src/typings/models.ts in safe-global/safe-react-apps. */
interface BatchFile {
  readonly version: string;
  readonly chainId: string;
  readonly createdAt: number;
  readonly meta: Readonly<Record<string, string>>;
  readonly transactions: readonly Readonly<Record<string, unknown>>[];
}

/**
 * Returns the checksum that the builder expects of a file: the hash of all names and values, in the order of the names
 * and without the checksum, and with null for the name of the batch.
 */
function expectedChecksum({ meta: { checksum: _, ...meta }, ...file }: BatchFile): Hex {
  return keccak256(toBytes(flat({ ...file, meta: { ...meta, name: null } })));
}

function flat(value: unknown): string {
  if (Array.isArray(value)) return '['.concat(value.map((one) => flat(one)).join(','), ']');
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return (
    entries.reduce(
      (text, [, one]) => text.concat(flat(one), ','),
      `{${JSON.stringify(entries.map(([name]) => name))}`,
    ) + '}'
  );
}

const owner = '0x49d4450977E2c95362C13D3a31a09311E0Ea26A6';
const input = (name: string, type: string) => ({ internalType: type, name, type });

/** The batch and the checksum of the builder's own test: apps/tx-builder/src/lib/checksum.test.js at b823488a. */
const published = {
  file: {
    version: '1.0',
    chainId: '4',
    createdAt: 1646321521061,
    meta: {
      name: 'test batch file',
      txBuilderVersion: '1.4.0',
      createdFromSafeAddress: '0xDF8a1Ce35c9a6ACE153B4e0767942f1E2291a1Aa',
      createdFromOwnerAddress: owner,
    },
    transactions: [
      {
        to: owner,
        value: '0',
        contractMethod: { inputs: [input('paramAddress', 'address')], name: 'testAddress', payable: false },
        contractInputsValues: { paramAddress: owner },
      },
      {
        to: owner,
        value: '0',
        contractMethod: { inputs: [input('paramBool', 'bool')], name: 'testBool', payable: false },
        contractInputsValues: { paramAddress: '', paramBool: 'false' },
      },
      {
        to: owner,
        value: '2000000000000000000',
        data: '0x42f4579000000000000000000000000049d4450977e2c95362c13d3a31a09311e0ea26a6',
      },
    ],
  },
  checksum: '0x4ecbfd364aa6759983915644e73f8bd411e85a2dc306f252a387c2728c4db64c',
} as const;

const safe = '0xdf8a1ce35c9a6ace153b4e0767942f1e2291a1aa';
const calls = [
  { to: '0xd9a442856c234a39a81a089c06451ebaa4306a72', data: '0x095ea7b3', value: 0n },
  { to: owner, data: '0x6a4800a4', value: 2n * 10n ** 18n },
] as const;
const made = () => JSON.parse(safeFile(1, safe, 'Withdraw pufETH', calls, 1_700_000_000_000)) as BatchFile;

it('computes checksums as the Transaction Builder does', () => {
  // The builder's test hashes the file with an empty checksum in it.
  const { file, checksum } = published;
  const hashed = { ...file, meta: { ...file.meta, name: null, checksum: '' } };
  expect(keccak256(toBytes(flat(hashed)))).toBe(checksum);
});

it('writes files whose checksum the builder accepts', () => {
  const file = made();
  expect(file.meta.checksum).toBe(expectedChecksum(file));
});

it.each([
  [
    'a value',
    (file: BatchFile) => ({
      ...file,
      transactions: [{ ...file.transactions[0], value: '1' }, ...file.transactions.slice(1)],
    }),
  ],
  ['the order', (file: BatchFile) => ({ ...file, transactions: file.transactions.toReversed() })],
  ['the chain', (file: BatchFile) => ({ ...file, chainId: '10' })],
  ['the Safe', (file: BatchFile) => ({ ...file, meta: { ...file.meta, createdFromSafeAddress: owner } })],
])('has another checksum after a change of %s', (_, change) => {
  const file = made();
  expect(expectedChecksum(change(file))).not.toBe(file.meta.checksum);
});

it('keeps its checksum when the batch gets another name', () => {
  const file = made();
  expect(expectedChecksum({ ...file, meta: { ...file.meta, name: 'renamed' } })).toBe(file.meta.checksum);
});

it('has the fields of the format, with numbers as text and checksummed addresses', () => {
  const { version, chainId, createdAt, meta, transactions } = made();
  expect({ version, chainId, createdAt }).toEqual({ version: '1.0', chainId: '1', createdAt: 1_700_000_000_000 });
  expect(meta).toEqual({ name: 'Withdraw pufETH', createdFromSafeAddress: getAddress(safe), checksum: meta.checksum });
  expect(transactions).toEqual(
    calls.map(({ to, data, value }) => ({ to: getAddress(to), data, value: String(value) })),
  );
});
