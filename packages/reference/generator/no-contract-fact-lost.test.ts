import { expect, it } from 'vitest';
import { kindWords, ruleOf } from '../model/access';
import { errorAnchor, eventAnchor, functionAnchor, typeAnchor } from '../model/anchors';
import type { Contract, ContractFunction, ContractParameter } from '../model/contract';
import type { Caveats, Doc, NamedOutcome } from '../model/doc';
import { isOverloaded } from '../model/links';
import { methodLink } from '../model/reference';
import { letters, saidAbout, sectionsOf } from './fixtures/page-sections';
import { reference } from './fixtures/own-surface';
import { contractPage } from './write/contract-page';

/** A function in one row must not say less than a whole entry: each fact of a member is in its own section. */

/** Anchor of a member, and everything that the surface says about it. */
interface Member {
  readonly id: string;
  readonly facts: readonly string[];
}

const textsOf = (doc: Doc, caveats?: Caveats): string[] => [
  doc.summary,
  doc.details,
  ...Object.values(caveats ?? {}).flat(),
];

const parameterFacts = ({ name, type, unit, description, indexed }: ContractParameter): string[] => [
  `${name} ${type}`,
  ...(unit === null ? [] : [unit]),
  ...(indexed ? ['indexed'] : []),
  description,
];

const outcomes = (items: readonly NamedOutcome[]): string[] => items.flatMap(({ name, text }) => [name, text]);

function accessFacts(contract: string, member: ContractFunction): string[] {
  const rule = ruleOf(reference.surface.access, contract, member.name);
  if (rule?.kind === 'open') return [];
  return [member.access ?? (rule === null ? '' : kindWords[rule.kind])];
}

function membersOf(contract: Contract): Member[] {
  const { functions, events, errors, structs, enums, name } = contract;
  return [
    { id: '', facts: textsOf(contract.doc, contract.caveats) },
    ...functions.map((member) => ({
      id: functionAnchor(member, isOverloaded(contract, member.name)),
      facts: [
        ...textsOf(member.doc, member.caveats),
        member.name,
        member.solidity,
        member.selector,
        ...[...member.inputs, ...member.outputs].flatMap(parameterFacts),
        ...outcomes(member.reverts),
        ...outcomes(member.emits),
        ...accessFacts(name, member),
        ...reference
          .callers(name, member.signature)
          .flatMap(({ handler, method, text }) => [
            `[${handler.facts.clientProperty}.${method.name}](${methodLink(handler, method)})`,
            text,
          ]),
      ],
    })),
    ...events.map((event) => ({
      id: eventAnchor(event.name),
      facts: [
        ...textsOf(event.doc, event.caveats),
        event.solidity,
        event.topic,
        ...event.inputs.flatMap(parameterFacts),
      ],
    })),
    ...errors.map((error) => ({
      id: errorAnchor(error.name),
      facts: [
        ...textsOf(error.doc, error.caveats),
        error.solidity,
        error.selector,
        error.fix,
        ...error.inputs.flatMap(parameterFacts),
      ],
    })),
    ...structs.map((struct) => ({
      id: typeAnchor(struct.name),
      facts: [...textsOf(struct.doc), ...struct.fields.flatMap(parameterFacts)],
    })),
    ...enums.map((item) => ({
      id: typeAnchor(item.name),
      facts: [...textsOf(item.doc), ...item.members.flatMap((member) => [member.name, member.description])],
    })),
    ...(contract.receive === null ? [] : [{ id: 'receive', facts: textsOf(contract.receive) }]),
  ];
}

/** Markdown of a section with the attributes of its elements as words: `name="x" type="y"` is `x y`. */
const words = (text: string): string =>
  text.replace(/\b(?:name|type|unit|code|value|term|label)=(?:"([^"]*)"|\{("(?:[^"\\]|\\.)*")\})/g, ' $1$2 ');

/** Returns the facts of a contract that its page does not show in the section of the member. */
function lost(contract: Contract, page: string): string[] {
  const printed = (text: string): string => letters(text, contract.name);
  const sections = sectionsOf(page);
  return membersOf(contract).flatMap(({ id, facts }) => {
    const shown = printed(words(saidAbout(sections, ['write-functions', 'read-functions'], id)));
    return facts.filter((fact) => !shown.includes(printed(fact))).map((fact) => `${id}: ${fact}`);
  });
}

it.each(reference.surface.contracts.map((contract) => [contract.name, contract] as const))('%s', (_, contract) => {
  expect(lost(contract, contractPage(reference, contract).text)).toEqual([]);
});

it('notices what is left out of a whole entry, of one in one row, and of an event', () => {
  const contract = reference.contracts.get('PufferProtocol');
  if (contract === undefined) throw new Error('the contract is gone');
  const { text } = contractPage(reference, contract);
  const faults: readonly [part: RegExp, says: RegExp][] = [
    [/^<Row term="Selector">.*$/m, /: 0x[\da-f]{8}$/m],
    [/^<Row name=.*$/m, /^registerValidatorKey: data /],
    [/^- \[`AccessManagedUnauthorized`\].*$/m, /^registerValidatorKey: registration is paused/m],
    [/^<Row term="Who may call">.*$/m, /^registerValidatorKey: everyone, unless/m],
    [/^.*label="topic".*$/m, /^event-\w+: 0x[\da-f]{64}$/m],
    [/^<Row term="What to do">.*$/m, /^error-/m],
  ];
  for (const [part, says] of faults) {
    expect(text).toMatch(part);
    expect(lost(contract, text.replace(part, '')).join('\n')).toMatch(says);
  }
});
