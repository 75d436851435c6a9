import { InternalRpcError, type PublicClient } from 'viem';
import { expect, it } from 'vitest';
import { confirm } from '../../../../examples/confirm';
import { hasCause } from '../../../../examples/revert-data';

const hash = `0x${'ab'.repeat(32)}` as const;

it('names the hash and keeps the cause when the wait fails', async () => {
  const waitForTransactionReceipt = () => Promise.reject(new InternalRpcError(new Error('the node fails')));
  const client = { waitForTransactionReceipt } as unknown as PublicClient;
  const failure: unknown = await confirm(client, hash).catch((error: unknown) => error);
  expect(String(failure)).toContain(hash);
  expect(hasCause(failure, 'InternalRpcError')).toBe(true);
});
