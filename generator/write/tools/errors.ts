import { errorAnchor, revertAnchor, revertName } from '../../../model/anchors';
import type { ContractError, RevertText } from '../../../model/contract';
import { knownReverts, revertEntry } from '../../../model/known-reverts';
import { plain } from '../../../model/plain-text';
import type { Reference } from '../../../model/reference';
import type { BookError, BookParameter, BookRevert, ErrorsFile, PackedRevert } from '../../../model/tools-book';
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
      ...(error.inputs.length === 0 ? {} : { inputs: error.inputs.map(packedInput) }),
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
    reverts: bookReverts(reference).map(packedRevert),
    handlers: Object.fromEntries(reference.handlers.map((handler) => [handler.class.name, handler.module.path])),
  };
}

export function bookErrors(reference: Reference): BookError[] {
  const known = knownReverts(reference);
  return known.map((revert) => ({
    name: revert.error.name,
    inputs: agreedInputs(reference, revert.error),
    anchor: revertEntry(known, revert),
    contracts: revert.contracts,
    methods: methodsWith(reference, revert.error.name),
    meanings: revert.meanings.map(({ where, cause, fix }) => ({ where, cause: plain(cause), fix: plain(fix) })),
    certainty: certaintyOf(revert.confidence),
  }));
}

const packedInput = ({ type, name, unit }: BookParameter): string =>
  `${type} ${name}${unit === undefined ? '' : `|${unit}`}`;

const packedRevert = ({ kind, value, contracts, methods, cause, fix, note, certainty }: BookRevert): PackedRevert => ({
  ...(kind === 'text' ? {} : { kind }),
  value,
  contracts,
  ...(methods.length === 0 ? {} : { methods }),
  cause,
  fix,
  ...(note === '' ? {} : { note }),
  ...(certainty === 'read' ? {} : { certainty }),
});

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
  const { kind, value, contracts, cause, fix, note, confidence } = revert;
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
