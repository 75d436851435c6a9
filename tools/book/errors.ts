import { errorAnchor, revertAnchor, revertName } from '../../model/anchors';
import type { BookMeaning, BookRevert, ErrorsBook } from '../../model/tools-book';
import type { CausesFile, ErrorsFile, RevertsFile } from '../../model/tools-files';
import { unpackInput } from './inputs';

/** The errors with everything that their file leaves out. */
export function unpackErrors({ contracts, methods, errors, ...rest }: ErrorsFile): ErrorsBook {
  const named = (names: readonly string[], runs = ''): string[] =>
    runs.split(' ').flatMap((run) => {
      const [first = '', last = first] = run.split('-');
      return run === '' ? [] : names.slice(Number(first), Number(last) + 1);
    });
  return {
    ...rest,
    errors: errors.map(([name, inputs = [], raisedBy, endIn, certainty = 'read', anchor = ''], index) => ({
      name,
      index,
      inputs: inputs.map(unpackInput),
      anchor: anchor === '' ? errorAnchor(name) : anchor,
      contracts: named(contracts, raisedBy),
      methods: named(methods, endIn),
      certainty: certainty === '' ? 'read' : certainty,
    })),
  };
}

/** What an error of the book means. */
export const meaningsOf = (
  causes: CausesFile,
  { index, contracts }: ErrorsBook['errors'][number],
): readonly BookMeaning[] =>
  (causes[index] ?? []).map(([cause, fix, where = contracts.join(', ')]) => ({ where, cause, fix }));

export const unpackReverts = (file: RevertsFile): readonly BookRevert[] =>
  file.map((packed) => {
    const { kind = 'text', value } = packed;
    const name = revertName(kind, value);
    const anchor = name === '' ? '' : revertAnchor(name);
    return { methods: [], note: '', certainty: 'read', ...packed, kind, anchor };
  });
