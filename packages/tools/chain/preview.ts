import type { Address } from 'viem';
import {
  askedIn,
  placeIn,
  productsIn,
  type MinimumsBook,
  type PlacesBook,
  type Product,
} from '@sdk-docs/reference/model/tools-book';
import { getAddress, numberToHex } from '../book/hex';
import { chainOfId, placesAt } from '../book/places';
import type { Call } from '../compose/composed';
import { askNumber } from './ask-number';
import type { Door } from './door';
import type { Problem } from './problems';
import { chainChanged } from './call';
import { readMoment, type Moment } from './moment';
import { viewItem } from './view-item';
import type { OnChain } from './wanted-chain';

/** The current result of a call, from numbers read at one block. */
export interface Preview extends Pick<Moment, 'block' | 'time'> {
  /** In the unit of the minimum. */
  readonly value: bigint;
  /** null: not given in the row. */
  readonly decimals: number | null;
  readonly reads: readonly PreviewRead[];
}

interface PreviewRead {
  readonly name: string;
  /** Name of the view function. */
  readonly asks: string;
  readonly at: Address;
  readonly value: bigint;
}

export interface WantedPreview extends OnChain {
  readonly row: MinimumsBook[number];
  readonly call: Pick<Call, 'to' | 'item' | 'args'>;
  readonly places: PlacesBook;
}

/** No token has more decimals, which would make huge numbers. */
const MOST_DECIMALS = 77n;

/** Reads the numbers that determine the result of a call, all at the latest block, and computes it. */
export async function readPreview(door: Door, wanted: WantedPreview, signal: AbortSignal): Promise<Preview | Problem> {
  const { row, call, places } = wanted;
  const moment = await readMoment(door, 'The call is for', wanted, signal);
  if ('problem' in moment) return moment;
  const at = numberToHex(moment.block);
  const inputs = call.item?.inputs ?? [];
  const given = new Map(inputs.map(({ name, type }, index) => [name, { type, value: call.args[index] }]));

  const contractOf = async (text: string): Promise<Address | Problem> => {
    const place = placeIn(text);
    if (place !== null) {
      const share = String(given.get(place.argument)?.value);
      return (
        placeFor(places, chainOfId(places, moment.chainId), place.contract, share) ?? {
          problem: `The SDK has no ${place.contract} for ${share}, so the expected amount is unknown. Enter the minimum yourself.`,
        }
      );
    }
    const item = viewItem(askedIn(text)?.name ?? '', [], ['address']);
    const answer = await askNumber(door, { to: call.to, item, args: [], at }, signal);
    if (typeof answer !== 'bigint') return answer;
    const digits = answer.toString(16);
    return answer === 0n || digits.length > 40
      ? { problem: `The answer of ${item.name}() isn't an address.` }
      : getAddress(`0x${digits.padStart(40, '0')}`);
  };
  const readOf = async ({ name, at: where, asks }: (typeof row.reads)[number]): Promise<PreviewRead | Problem> => {
    const contract = await contractOf(where);
    if (typeof contract !== 'string') return contract;
    const asked = askedIn(asks);
    const args = (asked?.args ?? []).map((argument) => given.get(argument));
    const item = viewItem(
      asked?.name ?? '',
      args.map((argument) => argument?.type ?? ''),
      ['uint256'],
    );
    const value = await askNumber(door, { to: contract, item, args: args.map((each) => each?.value), at }, signal);
    return typeof value === 'bigint' ? { name, asks: item.name, at: contract, value } : value;
  };
  const reads: PreviewRead[] = [];
  for (const read of await Promise.all(row.reads.map(readOf))) {
    if ('problem' in read) return read;
    reads.push(read);
  }
  const changed = await chainChanged(door, moment.chainId, signal);
  if (changed !== null) return changed;
  const numbers = new Map<string, bigint>();
  for (const [name, { value }] of given) if (typeof value === 'bigint') numbers.set(name, value);
  for (const { name, value } of reads) numbers.set(name, value);
  const value = previewOf(row.preview, numbers);
  if (typeof value !== 'bigint') return value;
  const decimals = reads.find(({ name }) => name === row.decimals)?.value;
  return {
    block: moment.block,
    time: moment.time,
    value,
    decimals: decimals === undefined ? null : Number(decimals),
    reads,
  };
}

/** The contract that the SDK's tables have for the vault whose share is at an address. */
function placeFor(places: PlacesBook, chain: string | null, contract: string, share: string): Address | null {
  const vaultOf = (path: readonly string[]): string | undefined => path.find((key) => key !== chain);
  const vaults = placesAt(places, share).flatMap((place) => (place.chain === chain ? vaultOf(place.path) : []));
  const found = places.places.find(
    (place) => place.chain === chain && place.contracts.includes(contract) && vaults.includes(vaultOf(place.path)),
  );
  return found === undefined ? null : getAddress(found.address);
}

/** Computes a preview, rounded down. `numbers`: arguments of the call and reads, by name. */
export function previewOf(preview: string, numbers: ReadonlyMap<string, bigint>): bigint | Problem {
  const { above, below } = productsIn(preview);
  const [over, under] = [productOf(above, numbers), productOf(below, numbers)];
  if (typeof over !== 'bigint') return over;
  if (typeof under !== 'bigint') return under;
  return under === 0n ? { problem: 'The rate is 0, so the expected amount is unknown.' } : over / under;
}

function productOf({ factors }: Product, numbers: ReadonlyMap<string, bigint>): bigint | Problem {
  let product = 1n;
  for (const { name, power } of factors) {
    const value = numbers.get(name);
    if (value === undefined) return { problem: `${name} is not known.` };
    if (power && value > MOST_DECIMALS) return { problem: `${name} is ${value}: no token has as many.` };
    product *= power ? 10n ** value : value;
  }
  return product;
}
