import type { CallsData } from '@sdk-docs/reference/model/calls-data';
import { tokenNamed } from '../compose/data';
import type { Fields } from '../compose/read-fields';
import type { Field } from '../compose/shape';

/** The fields of a permit, by path; the token may be a name of the SDK or an address. */
export function permitFields(data: CallsData, chain: string, token: string): Fields {
  const known = tokenNamed(data, chain, token);
  const decimals = known === null ? undefined : data.tokens[known]?.decimals;
  const unit =
    known !== null && typeof decimals === 'number'
      ? `base units of ${known} (${decimals} decimals)`
      : 'base units of the token';
  return {
    around: [
      field('token', 'token', 'address'),
      { ...field('name', "name() of the token, its domain's name", 'string'), shape: { kind: 'string' } },
      { ...field('version', 'version of the domain', 'string'), shape: { kind: 'string' } },
      {
        ...field('salt', 'salt of the domain, for the few tokens with one', 'bytes32'),
        optional: true,
        shape: { kind: 'bytes', size: 32 },
      },
    ],
    fields: [
      field('owner', 'owner, who signs', 'address'),
      field('spender', 'spender, who may take the tokens', 'address'),
      number('value', 'amount', unit),
      number('nonce', 'nonce: nonces(owner) of the token', ''),
      number('deadline', 'deadline', 'Unix seconds'),
    ],
    ties: new Map(),
  };
}

const field = (path: string, name: string, type: string): Field => ({
  path,
  name,
  type,
  unit: '',
  optional: false,
  shape: { kind: 'address' },
});

const number = (path: string, name: string, unit: string): Field => ({
  ...field(path, name, 'uint256'),
  unit,
  shape: { kind: 'integer', bits: 256, signed: false },
});
