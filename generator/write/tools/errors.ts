import { errorAnchor, revertAnchor } from '../../../model/anchors';
import type { RevertText } from '../../../model/contract';
import { knownReverts, revertEntry } from '../../../model/known-reverts';
import { plain } from '../../../model/plain-text';
import type { Reference } from '../../../model/reference';
import type { BookError, BookRevert, ErrorsFile } from '../../../model/tools-book';
import { plainParameters } from './parameters';

/** Every revert: what it means, where it comes from and what to do. tools/book/errors.ts unpacks it. */
export function errorsFile(reference: Reference): ErrorsFile {
  const errors = bookErrors(reference);
  const contracts = unique(errors.flatMap((error) => error.contracts));
  const methods = unique(errors.flatMap((error) => error.methods));
  return {
    contracts,
    methods,
    errors: errors.map((error) => ({
      name: error.name,
      ...(error.inputs.length === 0 ? {} : { inputs: error.inputs }),
      ...(error.anchor === errorAnchor(error.name) ? {} : { anchor: error.anchor }),
      contracts: error.contracts.map((name) => contracts.indexOf(name)),
      ...(error.methods.length === 0 ? {} : { methods: error.methods.map((name) => methods.indexOf(name)) }),
      ...(error.certainty === 'read' ? {} : { certainty: error.certainty }),
    })),
    meanings: errors.map((error) =>
      error.meanings.map(({ where, ...meaning }) =>
        where === error.contracts.join(', ') ? meaning : { where, ...meaning },
      ),
    ),
    reverts: reference.surface.revertTexts.map((revert) => bookRevert(reference, revert)),
    handlers: Object.fromEntries(reference.handlers.map((handler) => [handler.class.name, handler.module.path])),
  };
}

export function bookErrors(reference: Reference): BookError[] {
  const known = knownReverts(reference);
  return known.map((revert) => ({
    name: revert.error.name,
    inputs: plainParameters(revert.error.inputs),
    anchor: revertEntry(known, revert),
    contracts: revert.contracts,
    methods: methodsWith(reference, revert.error.name),
    meanings: revert.meanings.map(({ where, cause, fix }) => ({ where, cause: plain(cause), fix: plain(fix) })),
    certainty: certaintyOf(revert.confidence),
  }));
}

const unique = (names: readonly string[]): string[] => [...new Set(names)];

function bookRevert(reference: Reference, revert: RevertText): BookRevert {
  const { kind, value, contracts, cause, fix, note, confidence } = revert;
  const name = { text: `"${value}"`, panic: `Panic(${value})`, 'no-data': '' }[kind];
  return {
    kind,
    value,
    anchor: kind === 'no-data' ? '' : revertAnchor(name),
    contracts,
    methods: name === '' ? [] : methodsWith(reference, name),
    cause: plain(cause),
    fix: plain(fix),
    note: plain(note),
    certainty: certaintyOf(confidence),
  };
}

/** SDK methods whose reference names the revert. */
const methodsWith = ({ handlers }: Reference, name: string): string[] =>
  handlers.flatMap((handler) =>
    handler.class.methods
      .filter(({ reverts }) => reverts.some(({ error }) => error === name))
      .map((method) => `${handler.class.name}.${method.name}`),
  );

const certaintyOf = (confidence: RevertText['confidence']): string =>
  confidence === 'MEMORY' ? 'unchecked' : confidence;
