import { errorAnchor, revertAnchor, revertName } from '../../../model/anchors';
import type { ContractError, RevertText } from '../../../model/contract';
import { knownReverts, methodsWith, revertEntry, textCertainty, unique } from '../../../model/known-reverts';
import { plain } from '../../../model/plain-text';
import type { Reference } from '../../../model/reference';
import type {
  BookCondition,
  BookError,
  BookMeaning,
  BookParameter,
  BookRevert,
  WordsBook,
} from '../../../model/tools-book';
import { handlerPath, type ErrorsFile, type PackedError, type WordsFile } from '../../../model/tools-files';
import { packedInput, packedRuns } from './pack';
import { plainParameters } from './parameters';

/** Every error with its origin, and the known texts. packages/tools/book/errors.ts unpacks the two files. */
export function errorsFile(reference: Reference): ErrorsFile {
  const errors = bookErrors(reference);
  const reverts = bookReverts(reference);
  const { contracts, methods } = namesIn(reference);
  const handlers = unique(methods.map((method) => handlerOf(method)));
  const valuesOf = (kind: BookRevert['kind']): string[] =>
    reverts.filter((revert) => revert.kind === kind).map(({ value }) => value);
  return {
    contracts,
    methods: Object.fromEntries(
      handlers.map((handler) => [
        handler,
        methods
          .filter((method) => handlerOf(method) === handler)
          .map((method) => method.slice(handler.length + 1))
          .join(' '),
      ]),
    ),
    errors: errors.map((error): PackedError => {
      const entry = [
        error.name,
        numbers(contracts, error.contracts),
        numbers(methods, error.methods),
        error.certainty === 'observed' ? '' : error.certainty,
        error.anchor === errorAnchor(error.name) ? '' : error.anchor,
      ];
      const packed = [withoutEnd(entry).join(','), ...error.inputs.map(packedInput)] as const;
      return packed.every((part) => typeof part === 'string') ? packed.join('~') : packed;
    }),
    texts: valuesOf('text'),
    panics: valuesOf('panic'),
    targets: Object.fromEntries(
      reference.handlers
        .filter(({ class: { name } }) => handlers.includes(name))
        .map((handler) => [handler.class.name, handler.facts.contract]),
    ),
    handlers: Object.fromEntries(
      reference.handlers
        .filter(({ class: { name }, module }) => handlers.includes(name) && module.path !== handlerPath(name))
        .map((handler) => [handler.class.name, handler.module.path]),
    ),
    parts: firstOfParts(
      wordsFile(reference),
      errors.map(({ name }) => name),
    ),
  };
}

/** Meaning and fix of each error, text and panic, and of a revert without data. */
export function wordsFile(reference: Reference): WordsFile {
  const { contracts, methods } = namesIn(reference);
  return {
    causes: bookErrors(reference).map((error) => {
      const meanings = error.meanings.map(({ where, cause, fix }) =>
        withoutEnd([cause, fix, where === error.contracts.join(', ') ? '' : where]).join('|'),
      );
      return meanings.length === 1 ? (meanings[0] ?? '') : meanings;
    }),
    reverts: bookReverts(reference).map((revert) =>
      withoutEnd([
        numbers(contracts, revert.contracts),
        numbers(methods, revert.methods),
        revert.cause,
        revert.fix,
        revert.note,
        revert.certainty === 'read' ? '' : revert.certainty,
      ]).join('|'),
    ),
    conditions: Object.fromEntries(
      Object.entries(bookConditions(reference)).map(([name, conditions]) => [
        name,
        conditions.map(({ contract, functions, text }) => withoutEnd([contract, functions.join(' '), text]).join('|')),
      ]),
    ),
  };
}

/**
 * Number of parts of the errors' words. One is about 3 KB of gzip; packages/tools/browser/books/words.ts names each.
 */
const ERROR_PARTS = 8;

/**
 * The words in parts of similar length, in the order of the errors; the last part has texts, panics and reverts without
 * data.
 */
export function wordsParts(reference: Reference): WordsFile[] {
  const { causes, reverts, conditions } = wordsFile(reference);
  const names = bookErrors(reference).map(({ name }) => name);
  const { parts } = errorsFile(reference);
  const pick = (wanted: (name: string) => boolean): WordsFile['conditions'] =>
    Object.fromEntries(Object.entries(conditions).filter(([name]) => wanted(name)));
  return [
    ...parts.map((first, index): WordsFile => {
      const end = parts[index + 1] ?? names.length;
      const held = new Set(names.slice(first, end));
      const places = Object.entries(causes).filter(([place]) => Number(place) >= first && Number(place) < end);
      return { causes: Object.fromEntries(places), reverts: [], conditions: pick((name) => held.has(name)) };
    }),
    { causes: {}, reverts, conditions: pick((name) => !names.includes(name)) },
  ];
}

/** The indexes of the errors at which the words are split. */
function firstOfParts({ causes, conditions }: WordsFile, names: readonly string[]): number[] {
  const lengths = names.map((name, index) => JSON.stringify([causes[index], conditions[name]]).length);
  const all = lengths.reduce((sum, length) => sum + length, 0);
  let before = 0;
  const partAt = lengths.map((length) => {
    const part = Math.floor((before / all) * ERROR_PARTS);
    before += length;
    return part;
  });
  return partAt.flatMap((part, index) => (index === 0 || part !== partAt[index - 1] ? [index] : []));
}

/** Conditions under which writing functions revert: each text of a contract once, with its functions. */
function bookConditions({ surface }: Reference): WordsBook['conditions'] {
  const found: Record<string, BookCondition[]> = {};
  for (const { name: contract, functions } of surface.contracts)
    for (const { name, mutability, reverts } of functions)
      for (const { name: error, text } of mutability === 'view' || mutability === 'pure' ? [] : reverts) {
        const rows = (found[error] ??= []);
        const said = plain(text);
        const index = rows.findIndex((row) => row.contract === contract && row.text === said);
        const before = rows[index];
        if (before === undefined) rows.push({ contract, functions: [name], text: said });
        else rows[index] = { ...before, functions: unique([...before.functions, name]) };
      }
  // For an error of one contract, a row with nothing but its functions adds nothing.
  const telling = Object.entries(found).filter(([, rows]) => rows.length > 1 || rows.some(({ text }) => text !== ''));
  return { ...Object.fromEntries(telling), '0x': withoutData(surface) };
}

/** Functions that are known to revert without data. */
const withoutData = ({ contracts, limits }: Reference['surface']): BookCondition[] => [
  ...limits
    .filter(({ kind }) => kind === 'replaced')
    .flatMap(({ of, text }) =>
      of.map((name) => ({ contract: name.split('.')[0] ?? '', functions: [name.split('.')[1] ?? ''], text })),
    ),
  ...contracts.flatMap((contract) =>
    contract.functions.flatMap(({ name, caveats }) =>
      limits.some(({ kind, of }) => kind === 'replaced' && of.includes(`${contract.name}.${name}`))
        ? []
        : caveats.warnings
            .filter((text) => text.includes('revert without data'))
            .map((text) => ({ contract: contract.name, functions: [name], text: plain(text) })),
    ),
  ),
];

/**
 * Names that the files refer to by number. The methods are in the order of the reference, so that their runs are long.
 */
function namesIn(reference: Reference): { readonly contracts: string[]; readonly methods: string[] } {
  const entries = [...bookErrors(reference), ...bookReverts(reference)];
  const named = new Set(entries.flatMap(({ methods }) => methods));
  return {
    contracts: unique(entries.flatMap(({ contracts }) => contracts)),
    methods: methodsOf(reference).filter((method) => named.has(method)),
  };
}

const compared = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

const handlerOf = (method: string): string => method.slice(0, method.indexOf('.'));

const numbers = (names: readonly string[], wanted: readonly string[]): string =>
  packedRuns(wanted.map((name) => names.indexOf(name)));

/** Without empty entries at the end. */
const withoutEnd = (parts: readonly string[]): readonly string[] =>
  parts.slice(0, parts.findLastIndex((part) => part !== '') + 1);

/** The errors with their meanings. Errors of the same contracts are adjacent, which compresses better. */
export function bookErrors(reference: Reference): (BookError & { readonly meanings: readonly BookMeaning[] })[] {
  const known = knownReverts(reference);
  const sorted = known.toSorted((a, b) => compared(a.contracts.join(), b.contracts.join()));
  return sorted.map((revert, index) => ({
    name: revert.error.name,
    index,
    inputs: agreedInputs(reference, revert.error),
    anchor: revertEntry(known, revert),
    contracts: revert.contracts,
    methods: methodsWith(reference, revert.error.name),
    meanings: revert.meanings.map(({ where, cause, fix }) => ({ where, cause: plain(cause), fix: plain(fix) })),
    certainty: revert.certainty,
  }));
}

/** The reverts without a selector, by kind: the files distinguish them by their order. */
export function bookReverts(reference: Reference): BookRevert[] {
  const reverts = reference.surface.revertTexts.map((revert) => bookRevert(reference, revert));
  return (['text', 'panic', 'no-data'] as const).flatMap((kind) => reverts.filter((revert) => revert.kind === kind));
}

/** The inputs with the units on which all contracts with this error agree: one error can count different tokens. */
function agreedInputs({ surface }: Reference, { signature, inputs }: ContractError): BookParameter[] {
  const declared = [...surface.contracts.flatMap(({ errors }) => errors), ...surface.errors].filter(
    (error) => error.signature === signature,
  );
  return plainParameters(
    inputs.map((input, index) => ({
      ...input,
      unit: declared.every((error) => error.inputs[index]?.unit === input.unit) ? input.unit : null,
    })),
  );
}

function bookRevert(reference: Reference, revert: RevertText): BookRevert {
  const { kind, value, contracts, cause, fix, note } = revert;
  const name = revertName(kind, value);
  return {
    kind,
    value,
    anchor: name === '' ? '' : revertAnchor(name),
    contracts,
    methods: name === '' ? [] : methodsWith(reference, name),
    cause: plain(cause),
    fix: plain(fix),
    note: plain(note),
    certainty: textCertainty(reference, revert),
  };
}

const methodsOf = ({ handlers }: Reference): string[] =>
  handlers.flatMap((handler) => handler.class.methods.map(({ name }) => `${handler.class.name}.${name}`));
