import type { BookParameter } from '@sdk-docs/reference/model/tools-book';
import type { PackedInput } from '@sdk-docs/reference/model/tools-files';

/** Reads `uint256 needed|base units of WETH`, `address ||holder of the shares` after an empty unit, and the fields of a struct. */
export function unpackInput(packed: PackedInput): BookParameter {
  const [text, ...fields] = typeof packed === 'string' ? [packed] : packed;
  const [declared = '', unit = '', says] = text.split('|');
  const words = declared.split(' ');
  const indexed = words[0] === 'indexed';
  const [type = '', name = ''] = indexed ? words.slice(1) : words;
  return {
    name,
    type,
    ...(indexed ? { indexed } : {}),
    ...(unit === '' ? {} : { unit }),
    ...(says === undefined ? {} : { says }),
    ...(fields.length === 0 ? {} : { components: fields.map(unpackInput) }),
  };
}
