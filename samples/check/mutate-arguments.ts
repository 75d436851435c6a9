import { encodeFunctionData, type Abi, type AbiFunction, toFunctionSelector } from 'viem';
import type { Reference } from '../../model/reference';
import { addressBook } from '../read/address-book';
import { callOf, decodeCall, type DecodedCall } from '../read/decode';
import type { RecordedRequest, Recording } from '../read/recording';
import type { Mutation } from './mutations';

const stranger = `0x${'12'.repeat(20)}`;

/** One account or one number changed in the calldata of the first transaction, and of the first read, that has one. */
export function mutateArguments(reference: Reference, recording: Recording): Mutation[] {
  const book = addressBook(reference, recording.chain, {});
  const account = recording.account.toLowerCase();
  const other = (value: unknown): unknown =>
    typeof value === 'string' && value.toLowerCase() === account ? stranger : undefined;
  const more = (value: unknown): unknown => (typeof value === 'bigint' && value > 1n ? value + 1n : undefined);
  const change = (name: string, method: string, edit: (value: unknown) => unknown): Mutation[] => {
    for (const request of recording.requests.filter((candidate) => candidate.method === method)) {
      const raw = callOf(request);
      const call = raw === null ? '' : decodeCall(reference, book, raw, new Set());
      // The amount of an approval may be any that covers what is spent.
      if (typeof call === 'string' || (edit === more && call.member.name === 'approve')) continue;
      const args = edited(call.args, edit);
      if (args === null) continue;
      const data = encodeFunctionData({ abi: [itemOf(call)], args: args as never });
      const next: RecordedRequest = {
        ...request,
        params: [{ ...(request.params[0] as object), data }, ...request.params.slice(1)],
      };
      return [
        {
          name,
          recording: { ...recording, requests: recording.requests.map((old) => (old === request ? next : old)) },
        },
      ];
    }
    return [];
  };
  return [
    ...change('receiver in the calldata swapped', 'eth_sendTransaction', other),
    ...change('number in the calldata raised by one', 'eth_sendTransaction', more),
    ...change('another account read', 'eth_call', other),
  ];
}

/** The value with the last part for which `edit` has another; null when there is none. */
function edited(value: unknown, edit: (value: unknown) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return edit(value) ?? null;
  const parts = Object.entries(value);
  const at = parts.findLastIndex(([, part]) => edited(part, edit) !== null);
  if (at < 0) return null;
  const [key, part] = parts[at] as [string, unknown];
  if (Array.isArray(value)) return value.map((item, index) => (index === at ? edited(item, edit) : item));
  return { ...value, [key]: edited(part, edit) };
}

function itemOf({ contract, member }: DecodedCall): AbiFunction {
  const item = (contract.abi as unknown as Abi).find(
    (entry): entry is AbiFunction => entry.type === 'function' && toFunctionSelector(entry) === member.selector,
  );
  if (item === undefined) throw new Error(`${contract.name} has no ABI item for ${member.signature}`);
  return item;
}
