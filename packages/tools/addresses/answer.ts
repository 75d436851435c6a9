import { getAddress } from '../book/hex';
import type { AddressBook } from '@sdk-docs/reference/model/address-entry';
import { checksumOf } from '../book/checksum';
import { mayBePrivateKey } from '../state/private-key';
import { privateKey } from '../warnings/private-key';
import type { Warning } from '../warnings/warning';
import { findAddresses, wordsOf, type Found } from './find';

/** Chain that is shown before any input. */
const FIRST_CHAIN = 'Mainnet';
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

export interface AddressAnswer {
  readonly found: readonly Found[];
  /** Remarks on the query itself: its checksum, its length, that it is the code behind a proxy. */
  readonly remarks: readonly string[];
  readonly warnings: readonly Warning[];
}

/** The answer to a query: rows, and problems of the query. Empty query: the first chain. */
export function addressAnswer(book: AddressBook, query: string, chain: string): AddressAnswer {
  const typed = query.trim();
  if (typed.toLowerCase() === TRANSFER)
    return {
      found: [],
      remarks: ['The topic of the event Transfer, not an address. The calldata explainer reads logs.'],
      warnings: [],
    };
  if (mayBePrivateKey(typed))
    return { found: [], remarks: ["A value of 32 bytes isn't an address: those have 20."], warnings: [privateKey()] };
  const all = typed === '*' ? '' : typed;
  const found = findAddresses(book, all, typed === '' && chain === '' ? FIRST_CHAIN : chain);
  const hex = wordsOf(typed).find((word) => /^0x[0-9a-f]+$/.test(word));
  const placeholder = found.some(({ entry }) => entry.state === 'zero-placeholder') && /^0x0+(?:\.|…)/.test(typed);
  const shown = /0x[0-9a-f]{40}(?![0-9a-f])/i.exec(typed)?.[0] ?? '';
  return {
    found,
    remarks: [
      ...(hex === undefined ||
      hex.length === 42 ||
      found.some(({ entry }) => entry.address?.toLowerCase().includes(hex.slice(2)) === true && hex.length < 30)
        ? []
        : [`An address has 40 hex digits, and this has ${hex.length - 2}.`]),
      ...(placeholder ? [PLACEHOLDER] : []),
      ...(shown === '' ? [] : checksumOf(shown)),
      ...(hex?.length === 42 ? onAddress(found, hex) : []),
    ],
    warnings: [],
  };
}

const PLACEHOLDER = 'The zero address is the placeholder of the SDK for what is not deployed: calls to it run nothing.';

function onAddress(found: readonly Found[], hex: string): string[] {
  if (/^0x0+$/.test(hex)) return [PLACEHOLDER];
  if (found.length === 0) return [`${getAddress(hex)} is not in the tables of the SDK. What is there is unknown.`];
  return found.flatMap(({ entry }) =>
    entry.implementation?.toLowerCase() === hex && entry.address !== null && entry.address.toLowerCase() !== hex
      ? [
          `This is the code behind a proxy. Use the proxy ${getAddress(entry.address)} of ${entry.name} on ${entry.chain}: the code alone holds no state.`,
        ]
      : [],
  );
}
