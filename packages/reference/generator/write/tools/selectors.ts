import { writes } from '../../../model/contract';
import { knownReverts } from '../../../model/known-reverts';
import type { Reference } from '../../../model/reference';
import type { SelectorsBook } from '../../../model/tools-book';

/** Data that distinguishes an error from a call. */
export function selectorsBook(reference: Reference): SelectorsBook {
  const errors = knownReverts(reference).map(({ error }) => error);
  const functions = reference.surface.contracts.flatMap((contract) => contract.functions);
  const methods = reference.handlers.flatMap((handler) => handler.class.methods);
  return {
    errors: joined(errors.map(({ selector }) => selector)),
    functions: joined(functions.map(({ selector }) => selector)),
    names: [...new Set(errors.map(({ name }) => name))],
    calls: [
      ...new Set([
        ...functions.filter(writes).map(({ name }) => name),
        ...methods.filter(({ sender }) => sender !== null).map(({ name }) => name),
      ]),
    ],
  };
}

const joined = (selectors: readonly string[]): string =>
  [...new Set(selectors)]
    .map((selector) => selector.slice(2))
    .sort()
    .join('');
