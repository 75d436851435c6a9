import type { Doc, NamedOutcome } from '../../model/doc';
import type { Surface } from '../../model/surface';
import { tagLocation } from './documented';
import { methodsIn } from './exports';
import { problem, type Finding, type Rule } from './rule';

/** `@reverts` names an error of a contract or of surface/errors, `@emits` an event. */
export const unknownError: Rule = (surface) => {
  const errors = errorNames(surface);
  const events = new Set(surface.contracts.flatMap((contract) => contract.events.map(({ name }) => name)));
  const members = [
    ...methodsIn(surface).map(({ method }) => method),
    ...surface.contracts.flatMap(({ functions }) => functions),
  ];
  return members.flatMap((member) => [
    ...unknown(
      member.doc,
      'reverts',
      member.reverts,
      errors,
      'declare it in surface/errors, or quote a text of revert-texts.json',
    ),
    ...('emits' in member
      ? unknown(member.doc, 'emits', member.emits, events, 'an event of any contract of surface/contracts')
      : []),
  ]);
};

/** Returns custom errors by name, `Panic(0x11)`, and revert texts in double quotes. */
function errorNames({ contracts, errors, revertTexts }: Surface): ReadonlySet<string> {
  return new Set([
    ...[...errors, ...contracts.flatMap((contract) => contract.errors)].map(({ name }) => name),
    ...revertTexts.map(({ kind, value }) => (kind === 'panic' ? `Panic(${value})` : `"${value}"`)),
  ]);
}

function unknown(
  doc: Doc,
  tag: string,
  outcomes: readonly NamedOutcome[],
  known: ReadonlySet<string>,
  hint: string,
): readonly Finding[] {
  return outcomes
    .filter(({ name }) => !known.has(name))
    .map(({ name }) => problem(tagLocation(doc, tag, name), `@${tag} ${name} names nothing that is declared`, hint));
}
