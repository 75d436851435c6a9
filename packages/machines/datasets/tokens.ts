import { addressEntries } from '@sdk-docs/reference/generator/write/address-entries';
import { enumMemberAnchor } from '@sdk-docs/reference/model/anchors';
import { moduleRoute } from '@sdk-docs/reference/model/routes';
import type { Reference } from '@sdk-docs/reference/model/reference';
import { tokenPermits } from '@sdk-docs/reference/model/token-permits';
import type { Dataset } from '../dataset';
import { address, described, integer, list, object, oneOf, orNull, page, text, topic } from '../schema';
import { words } from '../words';

/** Every token: decimals, permit and addresses. */
export function tokens(reference: Reference): Dataset {
  const placed = addressEntries(reference).filter(({ kind }) => kind === 'token');
  const owners = [reference.enumeration('Token'), reference.enumeration('UnifiToken')];
  return {
    name: 'tokens',
    form: 'tokens',
    field: 'entries',
    content: tokenPermits(reference.surface).map(
      ({ token, answer, text: reason, version, domainName, salts, decimals }) => {
        const owner = owners.find(({ members }) => members.some(({ name }) => name === token));
        const member = owner?.members.find(({ name }) => name === token);
        return {
          token,
          enum: owner?.name ?? '',
          summary: words(member?.doc.summary ?? ''),
          decimals: /^\d+$/.test(decimals) ? Number(decimals) : null,
          decimalsText: decimals === '' ? 'unknown' : decimals,
          permit: { answer, reason: words(reason), version: version || null, domainName: domainName || null, salts },
          addresses: placed
            .filter(({ name }) => name === token)
            .map(({ chain, chainId, address: value, state }) => ({ chain, chainId, address: value, state })),
          page: `${moduleRoute('contracts/tokens')}#${enumMemberAnchor(owner?.name ?? '', token)}`,
        };
      },
    ),
    schema: list(
      object({
        token: text,
        enum: oneOf('Token', 'UnifiToken'),
        summary: text,
        decimals: described(orNull(integer), 'null: unknown, or not one number; decimalsText says it in words'),
        decimalsText: text,
        permit: object({
          answer: described(
            text,
            'yes, "yes, but not with the SDK", no, unknown, differs by chain, or "inferred" and one of these',
          ),
          reason: text,
          version: described(orNull(text), 'domain version that the SDK signs with; null: it stores none'),
          domainName: described(orNull(text), 'null: not read in the source of the token'),
          salts: list(object({ chain: text, value: topic })),
        }),
        addresses: list(
          object({
            chain: text,
            chainId: integer,
            address: orNull(address),
            state: oneOf('stored', 'zero-placeholder', 'no-entry'),
          }),
        ),
        page,
      }),
    ),
  };
}
