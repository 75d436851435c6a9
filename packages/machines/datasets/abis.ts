import type { Reference } from '@sdk-docs/reference/model/reference';
import type { Dataset } from '../dataset';
import { list, type Schema } from '../schema';

const item: Schema = {
  type: 'object',
  required: ['type'],
  properties: { type: { enum: ['function', 'event', 'error', 'receive', 'fallback', 'constructor'] } },
};
const all: Schema = { type: 'object', additionalProperties: list(item) };

/** The ABI of every contract as the SDK ships it, in one file each and all in one. */
export const abis = ({ surface: { contracts } }: Reference): Dataset[] => [
  ...contracts.map(
    ({ name, abi }) => ({ name: `abis/${name}`, form: 'abi', field: 'abi', content: abi, schema: list(item) }) as const,
  ),
  {
    name: 'abis/all',
    form: 'abis',
    field: 'entries',
    content: Object.fromEntries(contracts.map(({ name, abi }) => [name, abi])),
    schema: all,
  },
];
