import { addressEntries } from '@sdk-docs/reference/generator/write/address-entries';
import type { Reference } from '@sdk-docs/reference/model/reference';
import type { Dataset } from '../dataset';
import { address, described, integer, list, object, oneOf, orNull, page, text, yesOrNo } from '../schema';
import { words } from '../words';

/** Every address: contracts, vaults, tokens, and published accounts with rights. */
export const addresses = (reference: Reference): Dataset => ({
  name: 'addresses',
  form: 'addresses',
  field: 'entries',
  content: addressEntries(reference).map((entry) => ({ ...entry, note: words(entry.note) })),
  schema: list(
    object({
      chain: text,
      chainId: integer,
      name: text,
      kind: oneOf('contract', 'vault', 'token', 'account'),
      address: described(orNull(address), 'null: not deployed, as far as the SDK says'),
      state: oneOf('stored', 'zero-placeholder', 'no-entry'),
      proxy: described(orNull(yesOrNo), 'null: unknown'),
      implementation: orNull(address),
      provenance: oneOf('agrees', 'differs', 'only-in-sdk', 'placeholder', 'published', 'unknown', 'none'),
      listed: text,
      note: text,
      contracts: list(text),
      handlers: list(text),
      page,
    }),
  ),
});
