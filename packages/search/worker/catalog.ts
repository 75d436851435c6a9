import { apiIndexRoute } from '@sdk-docs/reference/model/routes';
import { tally } from '../tally';
import type { SearchIndex, SearchPage, SearchRecord } from '../format/record';
import { partsOf, squash, stem, STOP_WORDS } from './terms';

/** A record prepared for matching. */
export interface Entry {
  readonly record: SearchRecord;
  /** Its index in the list of records. */
  readonly place: number;
  readonly page: SearchPage;
  /** Its target: several records may share it. */
  readonly target: string;
  /** A heading that many pages share, such as "Troubleshooting". */
  readonly layout: boolean;
  readonly squashed: string;
  /** Beginning of its squashed name. */
  readonly beginning: string;
  /** First letters of its names, aliases and parts, as bits. */
  readonly letters: number;
  /** Length of its longest name: a longer query matches none of them. */
  readonly longest: number;
  /** Stems of the name's parts, without words for its kind. */
  readonly telling: readonly string[];
  /** Start of each part in the squashed name. */
  readonly starts: readonly number[];
  /** Squashed names that rank like its own: a handler without "Handler", the id of a chain. */
  readonly names: readonly string[];
  /** Squashed names of this record alone: aliases, `Class.member`, `vault.depositETH`. */
  readonly aliases: readonly string[];
  /** The member as written in code and ABIs: `VaultHandler.depositETH`, `vault.depositETH`. */
  readonly paths: readonly string[];
  /** Stems of the page's title. */
  readonly title: ReadonlySet<string>;
  /** Stems of each keyword of the page; only for the page itself. */
  readonly keywords: readonly (readonly string[])[];
  /** Words of class, page, chain and kind, which may accompany the name in a query. */
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

/** Minimum length of a word that counts as the beginning of a name. */
export const BEGINNING = 4;
export const beginningOf = (text: string): string => text.slice(0, BEGINNING);

/** Returns a bit for each first letter; two letters may share one. */
export const firstLetters = (texts: readonly string[]): number =>
  texts.reduce((bits, text) => bits | (1 << text.charCodeAt(0)), 0);

/** A heading on this many pages is part of their layout, not a topic. */
const LAYOUT_PAGES = 2;

/** Prepares all records. Those of `known` were prepared before their texts loaded, and keep what their names determine. */
export function readCatalog({ pages, records }: SearchIndex, known: readonly Entry[] = []): Entry[] {
  const headings = tally(records.flatMap(({ kind, name }) => (kind === 'section' ? [name] : [])));
  return records.map((record, place) => {
    const layout = record.kind === 'section' && (headings.get(record.name) ?? 0) >= LAYOUT_PAGES;
    const page = pages[record.page] as SearchPage;
    return {
      ...(known[place] ?? prepare(record, place, page)),
      record,
      page,
      layout,
      keywords: record.kind === 'page' || record.kind === 'handler' ? page.keywords.split(', ').map(stemsOf) : [],
    };
  });
}

/** What the names of a record determine: it stays when texts load. */
type Prepared = Omit<Entry, 'record' | 'page' | 'layout' | 'keywords'>;

function prepare(record: SearchRecord, place: number, page: SearchPage): Prepared {
  const squashed = squash(record.name);
  const parts = record.name.split(/[^\p{L}\p{N}_]+/u).flatMap(partsOf);
  const starts = parts.map((_, at) => parts.slice(0, at).join('').length);
  const owners =
    record.owner === '' ? [] : [record.owner, record.owner.replace(/Handler$/, ''), page.property, record.chain];
  const members = owners.filter((owner) => owner !== '').map((owner) => squash(owner) + squashed);
  const around = [record.owner, page.title, page.trail, record.chain, page.property].filter((text) => text !== '');
  const words = around.flatMap((text) => text.split(/[^\p{L}\p{N}_]+/u)).filter((word) => word !== '');
  const names = (record.kind === 'handler' || record.kind === 'chain' ? record.aliases : []).map(squash);
  const aliases = [...new Set([...record.aliases.map(squash), ...members])].filter((alias) => alias !== '');
  return {
    place,
    target: `${record.page}#${record.anchor}`,
    squashed,
    beginning: beginningOf(squashed),
    letters: firstLetters([squashed, ...names, ...aliases, ...starts.map((at) => squashed.slice(at))]),
    longest: Math.max(...[squashed, ...names, ...aliases].map(({ length }) => length)),
    telling: parts.filter((part) => !STOP_WORDS.has(part) && !kindWords(record.kind).includes(part)).map(stem),
    starts,
    names,
    paths: [record.owner, page.property].filter((owner) => owner !== '').map((owner) => `${owner}.${record.name}`),
    aliases,
    title: new Set(record.kind === 'section' ? stemsOf(page.title) : []),
    context: new Set([...words.flatMap((word) => [squash(word), ...partsOf(word)]), ...kindWords(record.kind)]),
  };
}

/** Whether exactly these stems are a keyword of the page. */
export const isKeyword = ({ keywords }: Entry, stems: readonly string[]): boolean =>
  keywords.some((keyword) => keyword.length === stems.length && keyword.every((word) => stems.includes(word)));

/** Returns the names of tokens and of the native coin in lower case, for relations between them. */
export const thingsOf = (entries: readonly Entry[]): ReadonlySet<string> =>
  new Set(['eth', ...entries.flatMap(({ record, squashed }) => (record.kind === 'token' ? [squashed] : []))]);

/** Returns the stems of words that are not stop words. */
const stemsOf = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .map(squash)
    .filter((word) => word !== '' && !STOP_WORDS.has(word))
    .map(stem);

/** Whether an entry is a section of a reference page: its heading is a name that has records elsewhere. */
export const isReferenceSection = ({ record, page }: Entry): boolean =>
  record.kind === 'section' && page.route.startsWith(apiIndexRoute);

/** Returns the entries below a route. An unknown context hides nothing: it returns all entries. */
export function within(entries: readonly Entry[], ctx: string): readonly Entry[] {
  const prefix = `/${ctx.replace(/^\/+|\/+$/g, '')}/`;
  if (prefix === '//') return entries;
  const below = entries.filter(({ page }) => `${page.route}/`.startsWith(prefix));
  return below.length > 0 ? below : entries;
}
