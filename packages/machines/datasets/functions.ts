import { ruleOf } from '@sdk-docs/reference/model/access';
import type { ContractParameter } from '@sdk-docs/reference/model/contract';
import { functionLink, type Reference } from '@sdk-docs/reference/model/reference';
import type { Dataset } from '../dataset';
import { described, list, object, oneOf, orNull, page, selector, text } from '../schema';
import { words } from '../words';

const parameter = object({ name: text, type: text, description: text, unit: orNull(text) });

/** Every function of the contracts: the units of its arguments, and who may call it. */
export const functions = (reference: Reference): Dataset => ({
  name: 'functions',
  form: 'functions',
  field: 'entries',
  content: reference.surface.contracts.flatMap((contract) =>
    contract.functions.map((member) => ({
      contract: contract.name,
      name: member.name,
      signature: member.signature,
      selector: member.selector,
      mutability: member.mutability,
      summary: words(member.doc.summary),
      inputs: member.inputs.map(parameterOf),
      outputs: member.outputs.map(parameterOf),
      access: ruleOf(reference.surface.access, contract.name, member.name)?.kind ?? null,
      who: member.access === null ? null : words(member.access),
      reverts: member.reverts.map(({ name, text: cause }) => ({ name, text: words(cause) })),
      emits: member.emits.map(({ name }) => name),
      methods: reference
        .callers(contract.name, member.signature)
        .map(({ handler, method }) => `${handler.class.name}.${method.name}`),
      warnings: member.caveats.warnings.map(words),
      inferred: member.caveats.inferred.map(words),
      unknown: member.caveats.unknown.map(words),
      page: functionLink(contract, member),
    })),
  ),
  schema: list(
    object({
      contract: text,
      name: text,
      signature: text,
      selector,
      mutability: oneOf('pure', 'view', 'nonpayable', 'payable'),
      summary: text,
      inputs: list(parameter),
      outputs: list(parameter),
      access: described(orNull(text), 'kind of access, see access.json; null: no rule is known'),
      who: orNull(text),
      reverts: list(object({ name: text, text })),
      emits: list(text),
      methods: described(list(text), 'SDK methods that call it'),
      warnings: list(text),
      inferred: list(text),
      unknown: list(text),
      page,
    }),
  ),
});

const parameterOf = ({ name, abiType, description, unit }: ContractParameter) => ({
  name,
  type: abiType,
  description: words(description),
  unit: unit === null ? null : words(unit),
});
