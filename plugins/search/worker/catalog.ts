import type { SearchIndex, SearchPage, SearchRecord } from '../format/record';
import { STOP_WORDS } from './query';
import { partsOf, squash, stem } from './tokens';

/** A record with what matching needs of it, made once. */
export interface Entry {
  readonly record: SearchRecord;
  readonly page: SearchPage;
  readonly squashed: string;
  readonly parts: readonly string[];
  /** Stems of the parts that say something beside the kind. */
  readonly telling: readonly string[];
  /** Where the parts begin in the squashed name. */
  readonly starts: readonly number[];
  /** Squashed names as good as its own: a handler without "Handler", the id of a chain. */
  readonly names: readonly string[];
  /** Squashed names that mean this record alone: aliases, `Class.member`, `vault.depositETH`. */
  readonly aliases: readonly string[];
  /** Words of class, page, chain and kind: what may stand beside the name in a query. */
  readonly context: ReadonlySet<string>;
}

/** Words that name a kind. */
const KIND_WORDS: Readonly<Partial<Record<SearchRecord['kind'], readonly string[]>>> = {
  handler: ['handler', 'class', 'sdk'],
  class: ['class', 'sdk'],
  method: ['method', 'function', 'sdk', 'client'],
  member: ['enum', 'member'],
  token: ['token', 'enum', 'erc20', 'decimals'],
  chain: ['chain', 'network', 'id', 'chainid', 'enum'],
  enum: ['enum'],
  type: ['type', 'interface', 'struct', 'enum'],
  constant: ['constant', 'const'],
  function: ['function'],
  contract: ['contract', 'abi'],
  'abi-function': ['abi', 'function', 'contract', 'selector'],
  event: ['event', 'abi', 'topic'],
  error: ['error', 'revert', 'reverted', 'selector', 'custom', 'reverts'],
  revert: ['error', 'revert', 'reverted', 'reverts'],
  address: ['address', 'addresses', 'contract', 'deployed', 'deployment', 'token'],
};

export const kindWords = (kind: SearchRecord['kind']): readonly string[] => KIND_WORDS[kind] ?? [];

export const readCatalog = (index: SearchIndex): Entry[] =>
  index.records.map((record) => entryOf(record, index.pages[record.page] as SearchPage));

function entryOf(record: SearchRecord, page: SearchPage): Entry {
  const squashed = squash(record.name);
  const parts = record.name.split(/[^\p{L}\p{N}_]+/u).flatMap(partsOf);
  const starts: number[] = [];
  let position = 0;
  for (const part of parts) {
    starts.push(position);
    position += part.length;
  }
  const owners =
    record.owner === '' ? [] : [record.owner, record.owner.replace(/Handler$/, ''), page.property, record.chain];
  const members = owners.filter((owner) => owner !== '').map((owner) => squash(owner) + squashed);
  const around = [record.owner, page.title, page.trail, record.chain, page.property].filter((text) => text !== '');
  const words = around.flatMap((text) => text.split(/[^\p{L}\p{N}_]+/u)).filter((word) => word !== '');
  return {
    record,
    page,
    squashed,
    parts,
    telling: parts.filter((part) => !STOP_WORDS.has(part) && !kindWords(record.kind).includes(part)).map(stem),
    starts,
    names: (record.kind === 'handler' || record.kind === 'chain' ? record.aliases : []).map(squash),
    aliases: [...new Set([...record.aliases.map(squash), ...members])].filter((alias) => alias !== ''),
    context: new Set([...words.flatMap((word) => [squash(word), ...partsOf(word)]), ...kindWords(record.kind)]),
  };
}
