import { errorAnchor } from '../../model/anchors';
import type { ErrorsBook, ErrorsFile } from '../../model/tools-book';

/** The errors with everything that their file leaves out. */
export function unpackErrors({ contracts, methods, errors, meanings, reverts, handlers }: ErrorsFile): ErrorsBook {
  const named = (names: readonly string[], indexes: readonly number[] = []): string[] =>
    indexes.map((index) => names[index] ?? '');
  return {
    reverts,
    handlers,
    errors: errors.map((packed, index) => {
      const where = named(contracts, packed.contracts);
      return {
        name: packed.name,
        inputs: packed.inputs ?? [],
        anchor: packed.anchor ?? errorAnchor(packed.name),
        contracts: where,
        methods: named(methods, packed.methods),
        meanings: (meanings[index] ?? []).map((meaning) => ({ where: where.join(', '), ...meaning })),
        certainty: packed.certainty ?? 'read',
      };
    }),
  };
}
