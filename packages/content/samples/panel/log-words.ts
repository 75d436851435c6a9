import { contractRoute } from '@sdk-docs/reference/model/routes';
import { eventAnchor } from '@sdk-docs/reference/model/anchors';
import type { Reference } from '@sdk-docs/reference/model/reference';
import type { RecordedRequest } from '../read/recording';
import { code, link, withList, type Item } from './hast';
import { addressWords, type Words } from './values';

/** Describes a query for event logs: contract, event, indexed account and block range. */
export function logWords(reference: Reference, words: Words, { params }: RecordedRequest): Item {
  const filter = (params[0] ?? {}) as LogFilter;
  const [topic, ...indexed] = (filter.topics ?? []).map((entry) =>
    entry === null || typeof entry === 'string' ? entry : (entry[0] ?? null),
  );
  const known = filter.address === undefined ? null : words.book.find(filter.address);
  const event = (known?.contracts ?? []).flatMap((name) => {
    const contract = reference.contracts.get(name);
    const found = contract?.events.find((candidate) => candidate.topic === topic);
    return found === undefined
      ? []
      : [link(`${contractRoute(name)}#${eventAnchor(found.name)}`, code(found.signature))];
  })[0];
  const bound = (block: string | undefined): string =>
    block?.startsWith('0x') ? String(BigInt(block)) : (block ?? 'latest');
  const of = filter.address === undefined ? [] : [' of ', ...addressWords(words, filter.address)];
  return withList(
    ['Reads event logs (', code('eth_getLogs'), ')', ...of],
    [
      ['Event: ', event ?? (topic == null ? 'any' : code(topic))],
      ...indexed.flatMap((value): Item[] => {
        const address = /^0x0{24}([0-9a-f]{40})$/i.exec(value ?? '')?.[1];
        return address === undefined ? [] : [['Indexed account: ', ...addressWords(words, `0x${address}`)]];
      }),
      ['Blocks: ', code(bound(filter.fromBlock)), ' to ', code(bound(filter.toBlock))],
    ],
  );
}

interface LogFilter {
  readonly address?: string;
  readonly topics?: readonly (string | readonly string[] | null)[];
  readonly fromBlock?: string;
  readonly toBlock?: string;
}
