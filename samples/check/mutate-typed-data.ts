import { isTransaction, permitOf } from '../read/decode';
import type { RecordedRequest, Recording } from '../read/recording';
import type { Mutation } from './mutations';

interface TypedData {
  readonly domain: Readonly<Record<string, unknown>>;
  readonly message: Readonly<Record<string, unknown>>;
}

/** One field changed in the first permit that is signed. */
export function mutateTypedData(recording: Recording): Mutation[] {
  const signed = recording.requests.find((request) => permitOf(request) !== null);
  if (signed === undefined) return [];
  const typed = JSON.parse(String(signed.params[1])) as TypedData;
  const change = (name: string, part: Partial<TypedData>): Mutation => {
    const next: RecordedRequest = { ...signed, params: [signed.params[0], JSON.stringify({ ...typed, ...part })] };
    return {
      name,
      recording: { ...recording, requests: recording.requests.map((old) => (old === signed ? next : old)) },
    };
  };
  const message = (name: string, value: unknown): Mutation =>
    change(`${name} of the permit changed`, { message: { ...typed.message, [name]: value } });
  const domain = (name: string, value: unknown): Mutation =>
    change(`${name} of the permit's domain changed`, { domain: { ...typed.domain, [name]: value } });
  return [
    domain('chainId', 8453),
    domain('version', '99'),
    domain('name', 'Another token'),
    domain('salt', `0x${'12'.repeat(32)}`),
    message('nonce', '7'),
    message('deadline', String(BigInt(String(typed.message.deadline)) * 1000n)),
    message('value', String(2n ** 256n - 1n)),
  ];
}

/** Transactions that are not there, or more than once. */
export function mutateNumber(recording: Recording): Mutation[] {
  const { requests } = recording;
  const first = requests.find(isTransaction);
  if (first === undefined) return [];
  return [
    {
      name: 'all transactions deleted',
      recording: { ...recording, requests: requests.filter((item) => !isTransaction(item)) },
    },
    {
      name: 'a transaction sent twice',
      recording: { ...recording, requests: requests.flatMap((item) => (item === first ? [item, item] : [item])) },
    },
    {
      name: 'the last transaction deleted',
      recording: { ...recording, requests: requests.filter((item) => item !== requests.findLast(isTransaction)) },
    },
  ];
}
