import { errorAnchor, revertAnchor, revertName } from '../../../model/anchors';
import type { ContractError, RevertText } from '../../../model/contract';
import { knownReverts, revertEntry, textCertainty } from '../../../model/known-reverts';
import { plain } from '../../../model/plain-text';
import type { Reference } from '../../../model/reference';
import type { BookError, BookMeaning, BookParameter, BookRevert } from '../../../model/tools-book';
import type { CausesFile, ErrorsFile, PackedError, RevertsFile } from '../../../model/tools-files';
import { packedInput, packedRuns } from './pack';
import { plainParameters } from './parameters';

/** Every error with where it comes from, and the texts that are known. tools/book/errors.ts unpacks the three files. */
export function errorsFile(reference: Reference): ErrorsFile {
  const errors = bookErrors(reference);
  const reverts = bookReverts(reference);
  const contracts = unique(errors.flatMap((error) => error.contracts));
  const methods = unique(errors.flatMap((error) => error.methods));
  const valuesOf = (kind: BookRevert['kind']): string[] =>
    reverts.filter((revert) => revert.kind === kind).map(({ value }) => value);
  return {
    contracts,
    methods,
    errors: errors.map((error) =>
      packedError([
        error.name,
        error.inputs.map(packedInput),
        packedRuns(error.contracts.map((name) => contracts.indexOf(name))),
        packedRuns(error.methods.map((name) => methods.indexOf(name))),
        error.certainty === 'read' ? '' : error.certainty,
        error.anchor === errorAnchor(error.name) ? '' : error.anchor,
      ]),
    ),
    texts: valuesOf('text'),
    panics: valuesOf('panic'),
    handlers: Object.fromEntries(reference.handlers.map((handler) => [handler.class.name, handler.module.path])),
  };
}

/** Without what is empty at its end. */
const packedError = (entry: PackedError): PackedError =>
  entry.slice(0, entry.findLastIndex((part) => part !== undefined && part.length > 0) + 1) as unknown as PackedError;

/** What each error means and what to do. */
export const causesFile = (reference: Reference): CausesFile =>
  bookErrors(reference).map(({ contracts, meanings }) =>
    meanings.map(({ where, cause, fix }) => (where === contracts.join(', ') ? [cause, fix] : [cause, fix, where])),
  );

/** What the texts and panics mean, and a revert without data. */
export const revertsFile = (reference: Reference): RevertsFile =>
  bookReverts(reference).map(({ kind, value, contracts, methods, cause, fix, note, certainty }) => ({
    ...(kind === 'text' ? {} : { kind }),
    value,
    contracts,
    ...(methods.length === 0 ? {} : { methods }),
    cause,
    fix,
    ...(note === '' ? {} : { note }),
    ...(certainty === 'read' ? {} : { certainty }),
  }));

/** The errors with their meanings. */
export function bookErrors(reference: Reference): (BookError & { readonly meanings: readonly BookMeaning[] })[] {
  const known = knownReverts(reference);
  return known.map((revert, index) => ({
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

export const bookReverts = (reference: Reference): BookRevert[] =>
  reference.surface.revertTexts.map((revert) => bookRevert(reference, revert));

/** The inputs with the units on which all contracts with this error agree: one error counts different tokens. */
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

const unique = (names: readonly string[]): string[] => [...new Set(names)];

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

/** SDK methods whose reference names the revert. */
const methodsWith = ({ handlers }: Reference, name: string): string[] =>
  handlers.flatMap((handler) =>
    handler.class.methods
      .filter(({ reverts }) => reverts.some(({ error }) => error === name))
      .map((method) => `${handler.class.name}.${method.name}`),
  );
