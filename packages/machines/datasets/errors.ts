import { revertAnchor } from '@sdk-docs/reference/model/anchors';
import type { RevertText } from '@sdk-docs/reference/model/contract';
import {
  knownReverts,
  methodsWith,
  revertEntry,
  textCertainty,
  userTextOf,
  type KnownRevert,
} from '@sdk-docs/reference/model/known-reverts';
import type { Reference } from '@sdk-docs/reference/model/reference';
import { revertsRoute } from '@sdk-docs/reference/model/routes';
import { SELECTORS } from '@sdk-docs/tools/errors/standard';
import type { Dataset } from '../dataset';
import { certainty, list, object, oneOf, orNull, page, selector, text, yesOrNo } from '../schema';
import { words } from '../words';

/** Every revert: custom errors by signature, then revert texts, panics and reverts without data. */
export function errors(reference: Reference): Dataset {
  const known = knownReverts(reference);
  return {
    name: 'errors',
    form: 'errors',
    field: 'entries',
    content: [
      ...known.map((revert) => customError(reference, revert, revertEntry(known, revert))),
      ...reference.surface.revertTexts.map((revert) => textOrPanic(reference, revert)),
    ],
    schema: list(
      object({
        kind: oneOf('error', 'text', 'panic', 'no-data'),
        name: text,
        signature: orNull(text),
        selector: orNull(selector),
        declaredInAbi: yesOrNo,
        ambiguous: yesOrNo,
        contracts: list(text),
        functions: list(text),
        methods: list(text),
        meanings: list(object({ contracts: text, cause: text, fix: text })),
        note: text,
        certainty,
        audience: oneOf('user', 'developer', 'operator'),
        user: text,
        page: orNull(page),
      }),
    ),
  };
}

function customError(reference: Reference, revert: KnownRevert, anchor: string) {
  const { error, declared, contracts, functions, meanings, certainty } = revert;
  return {
    kind: 'error',
    name: error.name,
    signature: error.signature,
    selector: error.selector,
    declaredInAbi: declared,
    ambiguous: reference.surface.ambiguousErrors.includes(error.signature),
    contracts,
    functions,
    methods: methodsWith(reference, error.name),
    meanings: meanings.map(({ where, cause, fix }) => ({ contracts: where, cause: words(cause), fix: words(fix) })),
    note: '',
    certainty,
    ...forUsers(reference, error.signature),
    page: `${revertsRoute}#${anchor}`,
  };
}

function textOrPanic(reference: Reference, revert: RevertText) {
  const { kind, value, contracts, functions, cause, fix, note } = revert;
  const name = { text: `"${value}"`, panic: `Panic(${value})`, 'no-data': '' }[kind];
  return {
    kind,
    name: kind === 'panic' ? name : value,
    signature: { text: 'Error(string)', panic: 'Panic(uint256)', 'no-data': null }[kind],
    selector: kind === 'no-data' ? null : SELECTORS[kind],
    declaredInAbi: false,
    ambiguous: false,
    contracts,
    functions,
    methods: name === '' ? [] : methodsWith(reference, name),
    meanings: [{ contracts: contracts.join(', '), cause: words(cause), fix: words(fix) }],
    note: words(note),
    certainty: textCertainty(reference, revert),
    ...forUsers(reference, name),
    page: kind === 'no-data' ? revertsRoute : `${revertsRoute}#${revertAnchor(name)}`,
  };
}

/** @throws Error for an error without a sentence, which the checks of the surface rule out */
function forUsers(reference: Reference, error: string) {
  const found = userTextOf(reference, error);
  if (found === null) throw new Error(`${error} has no sentence for users`);
  return { audience: found.audience, user: found.user };
}
