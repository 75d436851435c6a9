import type { CallsData } from '@sdk-docs/reference/model/calls-data';
import { tokenNamed, unitOf } from '../compose/data';
import type { Fields } from '../compose/read-fields';
import { addressField, numberField, scalar } from '../compose/shape';

/** The fields of a permit, by path; the token may be a name of the SDK or an address. */
export const permitFields = (data: CallsData, chain: string, token: string): Fields => ({
  around: [
    addressField('token', 'token'),
    scalar('name', "name() of the token, its domain's name", 'string', { kind: 'string' }),
    scalar('version', 'version of the domain', 'string', { kind: 'string' }),
    {
      ...scalar('salt', 'salt of the domain, for the few tokens with one', 'bytes32', { kind: 'bytes', size: 32 }),
      optional: true,
    },
  ],
  fields: [
    addressField('owner', 'owner, who signs'),
    addressField('spender', 'spender, who may take the tokens'),
    numberField('value', 'amount', unitOf(data, tokenNamed(data, chain, token))),
    numberField('nonce', 'nonce: nonces(owner) of the token', ''),
    numberField('deadline', 'deadline', 'Unix seconds'),
  ],
  ties: new Map(),
});
