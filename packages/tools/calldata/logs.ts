import type { BookParameter, EventsBook, PlacesBook } from '@sdk-docs/reference/model/tools-book';
import { agreedInputs } from '../book/agreed';
import { argumentsOf, type Argument, type Reading } from '../book/arguments';
import { decodeExactly } from '../book/decode-exactly';
import { indexEvents, type FoundEvent } from '../book/functions';
import { namesAt, placesAt } from '../book/places';
import { tokenDecimals } from '../book/token-decimals';
import { OUTSIDE_EVENTS } from './outside-events';
import type { PastedLog, PastedReceipt } from './pasted-call';
import { privateKey } from '../warnings/private-key';
import type { Warning } from '../warnings/warning';

export interface LogNode {
  readonly log: PastedLog;
  /** Names at the address of the log. */
  readonly names: readonly string[];
  /** null for a topic that is not in these docs. */
  readonly found: FoundEvent | null;
  /** Contracts that emit it. */
  readonly contracts: readonly string[];
  readonly args: readonly Argument[];
  readonly notes: readonly string[];
}

/** Reads logs with the events of the contracts. Created once. */
export class LogReader {
  readonly #events: ReadonlyMap<string, readonly FoundEvent[]>;
  readonly #places: PlacesBook;
  readonly #decimalsOf: Reading['decimalsOf'];

  constructor(events: EventsBook, places: PlacesBook) {
    this.#events = indexEvents({ ...events, ...OUTSIDE_EVENTS });
    this.#places = places;
    this.#decimalsOf = tokenDecimals(places);
  }

  /** The events with a topic: `Transfer(address,address,uint256) of PufferVaultV5`. */
  eventsOf(topic: string): readonly string[] {
    const found = this.#events.get(topic) ?? [];
    const [first] = found;
    return first === undefined ? [] : [`${first.signature} of ${found.map(({ contract }) => contract).join(', ')}`];
  }

  /** What is said of a value of 32 bytes that is no topic. */
  warningsOf(value: string): readonly Warning[] {
    return this.eventsOf(value).length === 0 ? [privateKey()] : [];
  }

  readonly resultsOf = resultsOf;

  read(log: PastedLog): LogNode {
    const known = this.#events.get(log.topics[0] ?? '') ?? [];
    const there = log.address === null ? [] : placesAt(this.#places, log.address).flatMap(({ contracts }) => contracts);
    const fitting = known.filter(({ item }) => indexedOf(item.inputs).length === log.topics.length - 1);
    const found = fitting.find(({ contract }) => there.includes(contract)) ?? shared(fitting);
    const node = {
      log,
      found,
      names: log.address === null ? [] : namesAt(this.#places, log.address),
      contracts: known.map(({ contract }) => contract),
      args: [],
    };
    if (found === null) return { ...node, notes: [known.length > 0 ? OTHER_FORM : UNKNOWN] };
    return { ...node, ...this.#values(found, log) };
  }

  #values({ item, contract }: FoundEvent, { topics, data }: PastedLog): Pick<LogNode, 'args' | 'notes'> {
    const indexed = indexedOf(item.inputs);
    const plain = item.inputs.filter((input) => input.indexed !== true);
    const body = decodeExactly(plain, data.slice(2));
    if ('problem' in body) return { args: [], notes: [`The data of the log cannot be read: ${body.problem}.`] };
    const notes = [...body.notes];
    const read = item.inputs.flatMap((given) => {
      if (given.indexed !== true) return [{ input: given, value: body.values[plain.indexOf(given)] }];
      const topic = topics[1 + indexed.indexOf(given)] ?? '0x';
      const input = shown(given);
      const decoded = decodeExactly([input], topic.slice(2));
      if (!('problem' in decoded)) return [{ input, value: decoded.values[0] }];
      notes.push(`The topic of ${given.name} is not 32 bytes.`);
      return [];
    });
    const [inputs, values] = [read.map(({ input }) => input), read.map(({ value }) => value)];
    const args = argumentsOf(inputs, values, { places: this.#places, decimalsOf: this.#decimalsOf });
    const failed = item.name === 'ExecutionFailure' || args.some(({ name, value }) => name + value === 'successfalse');
    return { args, notes: failed && Object.hasOwn(OUTSIDE_EVENTS, contract) ? [FAILED, ...notes] : notes };
  }
}

/** Without a known address, the event with the units on which the contracts that have it agree. */
function shared(fitting: readonly FoundEvent[]): FoundEvent | null {
  const [first] = fitting;
  if (first === undefined || fitting.length === 1) return first ?? null;
  return { ...first, item: { ...first.item, inputs: agreedInputs(fitting.map(({ item }) => item.inputs)) } };
}

const indexedOf = (inputs: readonly BookParameter[]): BookParameter[] =>
  inputs.filter(({ indexed }) => indexed === true);

/** A topic contains the hash of a value that is longer than a word. */
const shown = ({ type, name, unit }: BookParameter): BookParameter =>
  /^(?:string|bytes|tuple)$|\]$/.test(type)
    ? { name: `${name} (hash)`, type: 'bytes32' }
    : { name, type, ...(unit === undefined ? {} : { unit }) };

const FAILED = 'The call inside failed: it changed nothing, and its nonce is used.';
const UNKNOWN = 'Unknown: no documented event has this topic.';
const OTHER_FORM =
  'The topic is known, but this log has another number of indexed values, as another contract emits it.';

const REVERTED = 'reverted';

/** What receipts say of their transactions, each for itself; empty without receipts. */
function resultsOf(receipts: readonly PastedReceipt[]): string {
  const results = receipts.map(({ status }) => resultOf(JSON.stringify(status)));
  if (results.length === 0) return '';
  const what = results.includes(REVERTED) ? ' New code of accounts (EIP-7702) stays after a revert.' : '';
  return `Receipt${results.length > 1 ? 's' : ''}: ${results.join(', ')}.${what}`;
}

const resultOf = (status = ''): string =>
  /^"?(?:(?:0x)?0*1|success|true)"?$/i.test(status)
    ? 'succeeded'
    : /^"?(?:(?:0x)?0+|reverted|failure|false)"?$/i.test(status)
      ? REVERTED
      : 'unknown';
