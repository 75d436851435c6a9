import { readAddress } from '../book/checksum';
import { getAddress, sizeOf, textToHex } from '../book/hex';
import type { CallsData } from '@sdk-docs/reference/model/calls-data';
import type { RulesBook } from '@sdk-docs/reference/model/tools-book';
import { readAmount } from './amount';
import type { Reading } from './composed';
import { notDeployed, placesOn } from './data';
import { readFormWith, type Fields, type Found, type Readers, type Typed } from './read-fields';

export const READERS: Readers = { address: readPlace, role: readRole };

/** Reads all fields of a form on a chain. Never throws: invalid fields have a message. */
export const readForm = (
  data: CallsData,
  form: Fields,
  chain: string,
  typed: Typed,
  rules?: Pick<RulesBook, 'limits'>,
): Reading => readFormWith(READERS, data, form, chain, typed, rules);

/** An address in any case, or a name of the SDK's tables on this chain. */
function readPlace(data: CallsData, chain: string, written: string): Found {
  if (!/^0x/i.test(written)) return named(data, chain, written);
  const { address: value, problem = '' } = readAddress(written);
  if (value === null)
    return { problem: written.length === 42 ? problem : `${problem} This has ${written.length - 2} characters.` };
  if (/^0x0+$/.test(value)) return { value, note: 'the zero address' };
  const places = placesOn(data, 'address', value);
  const here = places.filter((place) => place.chain === chain);
  if (here.length > 0) return { value, note: here.map(({ name }) => name).join(', ') };
  return places.length === 0
    ? { value, note: 'not in the tables of the SDK' }
    : {
        value,
        note: `${places.map((place) => `${place.name} on ${place.chain}`).join(', ')}; nothing known on ${chain}`,
      };
}

function named(data: CallsData, chain: string, name: string): Found {
  const places = placesOn(data, 'name', name);
  const here = places.find((place) => place.chain === chain);
  if (here?.address != null) return { value: getAddress(here.address), note: getAddress(here.address) };
  if (places.length === 0) return { problem: "This isn't an address or a name that the SDK knows." };
  return notDeployed(places[0]?.name ?? name, chain, places);
}

/** A role in the SDK's form: its id, or a text of 1 to 8 bytes. */
function readRole(written: string): Found {
  if (/^\d+$/.test(written)) return readAmount(written, 0, 64, false);
  return sizeOf(textToHex(written)) > 8
    ? { problem: 'A text has 8 bytes at most.' }
    : { value: written, note: `role ${roleId(written)}` };
}

/** The SDK's number for a text: its bytes, little-endian. */
export const roleId = (label: string): bigint =>
  BigInt(`0x${(textToHex(label).slice(2).match(/../g) ?? []).reverse().join('')}`);
