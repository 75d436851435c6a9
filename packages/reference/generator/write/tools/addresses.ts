import { plain } from '../../../model/plain-text';
import type { Reference } from '../../../model/reference';
import type { AddressBook } from '../../../model/address-entry';
import { addressEntries } from '../address-entries';

/** Data of the address book in the browser. */
export const addressBook = (reference: Reference): AddressBook => ({
  rows: addressEntries(reference).map((entry) => ({ ...entry, note: plain(entry.note) })),
  prefix: reference.surface.layout.prefix,
  upgrades: Object.fromEntries(
    reference.surface.access.contracts.map(({ contract, upgrade: { text, certainty } }) => [
      contract,
      { text: plain(text), certainty },
    ]),
  ),
});
