import { errorAnchor, revertAnchor, revertName } from '@sdk-docs/reference/model/anchors';
import type { BookRevert, ErrorsBook, WordsBook } from '@sdk-docs/reference/model/tools-book';
import { handlerPath, type ErrorsFile, type WordsFile } from '@sdk-docs/reference/model/tools-files';
import { unpackInput } from './unpack-input';

/** The errors with everything that their file omits. */
export function unpackErrors({ methods: byHandler, errors, handlers, ...rest }: ErrorsFile): ErrorsBook {
  const methods = Object.entries(byHandler).flatMap(([handler, names]) =>
    names.split(' ').map((name) => `${handler}.${name}`),
  );
  return {
    ...rest,
    methods,
    errors: errors.map((packed, index) => {
      const [entry = '', ...inputs] = typeof packed === 'string' ? packed.split('~') : packed;
      const [name = '', raisedBy, endIn, certainty, anchor] = entry.split(',');
      return {
        name,
        index,
        inputs: inputs.map(unpackInput),
        anchor: anchor || errorAnchor(name),
        contracts: named(rest.contracts, raisedBy),
        methods: named(methods, endIn),
        certainty: certainty || 'observed',
      };
    }),
    handlers: { ...Object.fromEntries(Object.keys(byHandler).map((name) => [name, handlerPath(name)])), ...handlers },
  };
}

/** The words of several parts. */
export const joinWords = (parts: readonly WordsFile[]): WordsFile => ({
  causes: Object.assign({}, ...parts.map(({ causes }) => causes)) as WordsFile['causes'],
  reverts: parts.flatMap(({ reverts }) => reverts),
  conditions: Object.assign({}, ...parts.map(({ conditions }) => conditions)) as WordsFile['conditions'],
});

/** Meanings of the entries of the book. */
export const unpackWords = ({ causes, reverts, conditions }: WordsFile, book: ErrorsBook): WordsBook => ({
  conditions: Object.fromEntries(
    Object.entries(conditions).map(([name, rows]) => [
      name,
      rows.map((row) => {
        const [contract = '', functions = '', ...text] = row.split('|');
        return { contract, functions: functions.split(' '), text: text.join('|') };
      }),
    ]),
  ),
  meanings: Object.fromEntries(
    Object.entries(causes).map(([index, meanings]) => [
      index,
      [meanings].flat().map((packed) => {
        const [cause = '', fix = '', where = book.errors[Number(index)]?.contracts.join(', ') ?? ''] =
          packed.split('|');
        return { where, cause, fix };
      }),
    ]),
  ),
  reverts: reverts.map((packed, index) => {
    const [raisedBy, endIn, cause = '', fix = '', note = '', certainty = 'read'] = packed.split('|');
    const [kind, value] = revertAt(book, index);
    const name = revertName(kind, value);
    return {
      kind,
      value,
      anchor: name === '' ? '' : revertAnchor(name),
      contracts: named(book.contracts, raisedBy),
      methods: named(book.methods, endIn),
      cause,
      fix,
      note,
      certainty,
    };
  }),
});

/** Kind and value of the text, panic or revert without data that the words at an index describe. */
function revertAt({ texts, panics }: ErrorsBook, index: number): readonly [BookRevert['kind'], string] {
  const text = texts[index];
  if (text !== undefined) return ['text', text];
  const code = panics[index - texts.length];
  return code === undefined ? ['no-data', ''] : ['panic', code];
}

/** The names at the indexes of runs. */
const named = (names: readonly string[], runs = ''): string[] =>
  runs.split(' ').flatMap((run) => {
    const [first = '', last = first] = run.split('-');
    return run === '' ? [] : names.slice(Number(first), Number(last) + 1);
  });
