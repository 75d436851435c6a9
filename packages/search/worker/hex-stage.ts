import { addressesIn, PADDING, readCalldata, type Calldata } from './calldata';
import { eventsRoute, revertsRoute } from '@sdk-docs/reference/model/routes';
import { readStandard } from '@sdk-docs/tools/errors/standard';
import { priorOf } from './priors';
import type { HexMatch, HexTable } from './hex-table';
import type { Note } from './protocol';

/** Matches 0x with at least three digits or zeros, also abbreviated in the middle, or bare digits that can only be hex. */
const PREFIXED = /\b0x([0-9a-fA-F]{3,}|0{1,2}\b)(?:(?:\.{2,3}|…)([0-9a-fA-F]{2,}))?/gi;
const BARE = /(?<![\w.])(?=[0-9a-fA-F]*\d)(?=[0-9a-fA-F]*[a-fA-F])([0-9a-fA-F]{6,})(?![\w])/g;
/** Maximum number of values per paste; a message contains fewer. */
const VALUES = 12;

export interface HexFind {
  /** As pasted, an address without its padding. */
  readonly value: string;
  readonly matches: readonly HexMatch[];
  /** What the value is; null where its matches say it. */
  readonly note: Note | null;
  /** A revert text or panic in the value, by its name on the reverts page. */
  readonly reverts: readonly string[];
  /** Whether it is the zero address, also shortened: the SDK stores it where a contract is not deployed. */
  readonly zero?: boolean;
}

const ZERO = /^0x0+$/;

/** Returns a query without its hex values and the brackets around them. */
export const withoutHex = (raw: string): string =>
  raw
    .replace(PREFIXED, ' ')
    .replace(BARE, ' ')
    .replace(/\b0x\b/g, ' ')
    .trim();

/** Returns the hex values of a query with their meaning, in order. */
export function findHex(table: HexTable, raw: string): HexFind[] {
  const prefixed = [...raw.matchAll(PREFIXED)];
  const isBare = prefixed.length === 0;
  const values = isBare ? [...raw.matchAll(BARE)] : prefixed;
  return values.slice(0, VALUES).flatMap(([, digits = '', end]) => {
    // Topics and storage have an address as a 32-byte word.
    const hex = `0x${digits.replace(PADDING, '')}`;
    const found = end === undefined ? lookUp(table, hex) : shortened(table, hex, end);
    // Bare digits without a match may be a word or a number.
    return isBare && found.matches.length === 0 && found.reverts.length === 0 ? [] : [found];
  });
}

function shortened(table: HexTable, hex: string, end: string): HexFind {
  const matches = table.within(hex, end);
  const value = `${hex}…${end}`;
  return { value, matches, reverts: [], note: matches.length > 0 ? null : { kind: 'unknown', value } };
}

function lookUp(table: HexTable, hex: string): HexFind {
  if (ZERO.test(hex) && hex.length < 66)
    return { value: hex, matches: [], reverts: [], note: { kind: 'zero' }, zero: true };
  const data = readCalldata(hex);
  const exact = table.exact(hex);
  const matches = exact.length > 0 ? exact : table.within(hex);
  if (matches.length === 0 && data !== null) return fromData(table, hex, data);
  const note = matches.length > 0 ? undeclared(matches) : unknown(hex);
  return { value: hex, matches, reverts: [], note };
}

/** Matches calldata or revert data: the selector first, then the addresses among the arguments. */
function fromData(table: HexTable, hex: string, data: Calldata): HexFind {
  const value = `${hex.slice(0, 10)}…`;
  const revert = readStandard(hex);
  if (revert !== null) {
    const names = revert.value === null ? [] : [revert.kind === 'panic' ? `Panic(${revert.value})` : revert.value];
    return { value, matches: [], reverts: names, note: { kind: 'standard-revert', revert } };
  }
  const own = table.exact(data.selector);
  const inside = addressesIn(data).flatMap((address) => table.exact(address));
  const first = own.find(({ noted }) => !noted)?.entry.record;
  const note: Note = first
    ? {
        kind: first.kind === 'error' ? 'revert-data' : 'calldata',
        name: first.name,
        detail: first.detail,
        words: data.words.length,
      }
    : { kind: 'unknown', value: data.selector };
  return { value, matches: [...own, ...inside], reverts: [], note };
}

/** Tells who emits or raises what no ABI of the SDK declares. */
function undeclared(matches: readonly HexMatch[]): Note | null {
  if (matches.every(({ noted }) => noted)) return { kind: 'named-by-texts' };
  const outside = matches.every(
    ({ entry: { record, page } }) =>
      (record.kind === 'event' && page.route.startsWith(eventsRoute)) ||
      (record.kind === 'error' && page.route.startsWith(revertsRoute)),
  );
  const record = matches[0]?.entry.record;
  return outside && record !== undefined
    ? { kind: 'outside', what: record.kind, name: record.name, owner: record.owner }
    : null;
}

const unknown = (value: string): Note => (value.length === 66 ? { kind: 'unknown-topic' } : { kind: 'unknown', value });

/** Pasted values match errors first, then functions and events, then addresses. */
export function orderMatches(finds: readonly HexFind[]): HexMatch[] {
  const rank = ({ entry, noted }: HexMatch): number =>
    noted ? 3 : ({ error: 0, 'abi-function': 1, event: 1 }[entry.record.kind as 'error'] ?? 2);
  return finds
    .flatMap(({ matches }, find) => matches.map((match) => ({ match, find, prior: priorOf(match.entry) })))
    .sort((a, b) => rank(a.match) - rank(b.match) || a.find - b.find || b.prior - a.prior)
    .map(({ match }) => match);
}
