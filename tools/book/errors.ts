import { errorAnchor, revertAnchor, revertName } from '../../model/anchors';
import type { BookParameter, BookRevert, ErrorsBook, ErrorsFile, PackedRevert } from '../../model/tools-book';

/** The errors with everything that their file leaves out. */
export function unpackErrors({ contracts, methods, errors, meanings, reverts, handlers }: ErrorsFile): ErrorsBook {
  const named = (names: readonly string[], indexes: readonly number[] = []): string[] =>
    indexes.map((index) => names[index] ?? '');
  return {
    reverts: reverts.map(unpackRevert),
    handlers,
    errors: errors.map((packed, index) => {
      const where = named(contracts, packed.contracts);
      return {
        name: packed.name,
        inputs: (packed.inputs ?? []).map(unpackInput),
        anchor: packed.anchor ?? errorAnchor(packed.name),
        contracts: where,
        methods: named(methods, packed.methods),
        meanings: (meanings[index] ?? []).map((meaning) => ({ where: where.join(', '), ...meaning })),
        certainty: packed.certainty ?? 'read',
      };
    }),
  };
}

/** `uint256 needed|base units of WETH` */
function unpackInput(packed: string): BookParameter {
  const [declared = '', unit] = packed.split('|');
  const [type = '', name = ''] = declared.split(' ');
  return { name, type, ...(unit === undefined ? {} : { unit }) };
}

function unpackRevert(packed: PackedRevert): BookRevert {
  const { kind = 'text', value } = packed;
  const name = revertName(kind, value);
  const anchor = name === '' ? '' : revertAnchor(name);
  return { methods: [], note: '', certainty: 'read', ...packed, kind, anchor };
}
