import { getAddress } from 'viem';
import { chainIds } from '@sdk-docs/reference/generator/write/address-entries';
import { contractAddresses } from '@sdk-docs/reference/model/contract-addresses';
import { movementsOf } from '@sdk-docs/reference/model/movements';
import { methodLink, type Reference } from '@sdk-docs/reference/model/reference';
import type { Approval } from '@sdk-docs/reference/model/sdk';
import { tokenPermits } from '@sdk-docs/reference/model/token-permits';
import type { Dataset } from '../dataset';
import { address, certainty, described, integer, list, object, oneOf, orNull, page, text } from '../schema';
import { words } from '../words';

/** The approval that each method needs: one entry for each method and token. */
export const spenders = (reference: Reference): Dataset => ({
  name: 'spenders',
  form: 'spenders',
  field: 'entries',
  content: reference.handlers.flatMap((handler) =>
    handler.class.methods.flatMap((method) =>
      method.approvals.map((approval) => ({
        handler: handler.class.name,
        method: method.name,
        ...approvalOf(reference, approval),
        permitOfToken: permitOf(reference, approval),
        moves: movementsOf(reference.surface, method).map((movement) => ({
          contract: movement.contract,
          leaves: words(movement.gives),
          arrives: words(movement.gets),
          certainty: movement.certainty,
        })),
        contractWallet: method.contractWallet?.answer ?? 'unknown',
        page: methodLink(handler, method),
      })),
    ),
  ),
  schema: list(
    object({
      handler: text,
      method: text,
      ...approvalSchema,
      permitOfToken: described(orNull(text), 'null: no permit is involved, or the token is chosen at run time'),
      moves: list(object({ contract: text, leaves: text, arrives: text, certainty })),
      contractWallet: oneOf('yes', 'no', 'unknown'),
      page,
    }),
  ),
});

/** Fields of one approval; shared with the methods. */
export const approvalSchema = {
  needs: oneOf('none', 'value', 'approve', 'permit', 'permit-or-approve'),
  token: described(orNull(text), 'member of Token or UnifiToken, or words in quotes for one chosen at run time'),
  spender: described(orNull(text), 'contract that must be allowed to move the token, or words in quotes'),
  spenderAddresses: list(object({ chain: text, chainId: integer, name: text, address })),
  text,
};

export const approvalOf = (reference: Reference, { needs, token, spender, text: note }: Approval) => ({
  needs,
  token,
  spender,
  spenderAddresses: spender === null ? [] : placesOf(reference, spender),
  text: words(note),
});

/** Addresses of a contract, each once; none for a spender in words. With several, the token decides which one is meant. */
function placesOf(reference: Reference, contract: string) {
  const ids = chainIds(reference);
  const places = contractAddresses(reference, contract)
    .filter(({ placeholder }) => !placeholder)
    .map(({ chain, label, address: value }) => ({
      chain,
      chainId: ids.get(chain) ?? 0,
      name: label,
      address: getAddress(value),
    }));
  return [...new Map(places.map((place) => [`${place.chain} ${place.name}`, place])).values()];
}

const permitOf = (reference: Reference, { needs, token }: Approval): string | null =>
  needs.includes('permit')
    ? (tokenPermits(reference.surface).find((candidate) => candidate.token === token)?.answer ?? null)
    : null;
