import { memberKey } from '@sdk-docs/reference/model/since';
import { badgeOf } from '@sdk-docs/reference/model/badge-words';
import { findError, methodLink, type Handler, type Reference } from '@sdk-docs/reference/model/reference';
import type { SdkMethod, SdkParameter } from '@sdk-docs/reference/model/sdk';
import { ruleOf } from '@sdk-docs/reference/model/access';
import type { Dataset } from '../dataset';
import { described, list, object, oneOf, orNull, page, selector, text, yesOrNo } from '../schema';
import { firstSentence, words } from '../words';
import { throwText } from './handlers';
import { approvalOf, approvalSchema } from './spenders';

/** Every public method of every handler: what it calls, sends and needs, and its reverts. */
export const methods = (reference: Reference): Dataset => ({
  name: 'methods',
  form: 'methods',
  field: 'entries',
  content: reference.handlers.flatMap((handler) =>
    handler.class.methods.map((method) => methodOf(reference, handler, method)),
  ),
  schema: list(
    object({
      handler: text,
      client: described(text, `property of ${reference.surface.layout.client}`),
      method: text,
      summary: text,
      details: described(text, 'limits, bounds and order that the page says after the summary; may be empty'),
      form: oneOf('read', 'write', 'deferred-write', 'sign', 'local'),
      badge: oneOf('read', 'write', 'payable', 'signs', 'local'),
      parameters: list(
        object({
          name: text,
          type: text,
          optional: yesOrNo,
          default: orNull(text),
          unit: orNull(text),
          description: text,
        }),
      ),
      returns: text,
      returnsDescription: text,
      units: described(
        list(object({ path: text, unit: text })),
        'every integer by its path; "unknown" where no one could find out',
      ),
      sender: described(orNull(text), 'writes: the account that sends, a parameter path or walletClient.account'),
      value: described(orNull(text), 'writes: msg.value, "none" or an expression with its unit'),
      approvals: list(object(approvalSchema)),
      signs: orNull(text),
      prompts: orNull(text),
      contractWallet: orNull(object({ answer: oneOf('yes', 'no', 'unknown'), text })),
      calls: list(
        object({
          contract: text,
          function: text,
          selector: orNull(selector),
          when: text,
          access: described(orNull(text), 'kind of access, see access.json; null: no rule is known'),
        }),
      ),
      reverts: list(object({ name: text, selector: orNull(selector), text })),
      throws: list(object({ name: text, text })),
      warnings: list(text),
      handlerWarnings: described(
        list(text),
        'first sentences of the warnings for every method of the handler: handlers.json has them whole, with the chains',
      ),
      inferred: described(list(text), 'statements that follow from other sources and were not seen or run'),
      unknown: described(list(text), 'questions that no one could answer'),
      since: orNull(text),
      page,
    }),
  ),
});

function methodOf(reference: Reference, handler: Handler, method: SdkMethod) {
  const { surface } = reference;
  return {
    handler: handler.class.name,
    client: handler.facts.clientProperty,
    method: method.name,
    summary: words(method.doc.summary),
    details: words(method.doc.details),
    form: method.form,
    badge: badgeOf(method, surface.contracts),
    parameters: method.parameters.flatMap((parameter) => flat(parameter)),
    returns: method.returns,
    returnsDescription: words(method.returnsDescription),
    units: method.units.map(({ path, text: unit }) => ({ path, unit: words(unit) })),
    sender: method.sender,
    value: method.value === null ? null : words(method.value),
    approvals: method.approvals.map((approval) => approvalOf(reference, approval)),
    signs: method.signs === null ? null : words(method.signs),
    prompts: method.prompts === null ? null : words(method.prompts),
    contractWallet:
      method.contractWallet === null
        ? null
        : { answer: method.contractWallet.answer, text: words(method.contractWallet.text) },
    calls: method.calls.map(({ contract, signature, text: when }) => ({
      contract,
      function: signature,
      selector: reference.functionOf(contract, signature)?.selector ?? null,
      when: words(when),
      access: ruleOf(surface.access, contract, signature.replace(/\(.*/, ''))?.kind ?? null,
    })),
    reverts: method.reverts.map(({ name, text: cause }) => ({
      name,
      selector: findError(reference, name)?.selector ?? null,
      text: words(cause),
    })),
    throws: method.throws.map(({ name, text: when }) => ({ name, text: throwText(reference, handler, when) })),
    warnings: method.caveats.warnings.map(words),
    handlerWarnings: handler.class.caveats.warnings.map((warning) => firstSentence(words(warning))),
    inferred: method.caveats.inferred.map(words),
    unknown: method.caveats.unknown.map(words),
    since: reference.since(memberKey(handler.module.path, handler.class.name, method.name)),
    page: methodLink(handler, method),
  };
}

/** A parameter and the fields of its object type, by dotted names. */
function flat(parameter: SdkParameter, prefix = ''): object[] {
  const name = `${prefix}${parameter.name}`;
  const { type, optional, defaultValue, unit, description, fields } = parameter;
  return [
    {
      name,
      type,
      optional,
      default: defaultValue,
      unit: unit === null ? null : words(unit),
      description: words(description),
    },
    ...fields.flatMap((field) => flat(field, `${name}.`)),
  ];
}
