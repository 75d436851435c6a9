import { expect, it } from 'vitest';
import { methodAnchor } from '../model/anchors';
import { type Handler } from '../model/reference';
import type { SdkMethod, SdkParameter } from '../model/sdk';
import { letters, saidAbout, sectionsOf } from './fixtures/page-sections';
import { reference } from './fixtures/own-surface';
import { handlerPage } from './write/handler-page';

/** Shorter forms of an entry must not omit anything: each fact of a method is in its section or in its group's. */

const parameterFacts = ({ name, type, unit, defaultValue, description, fields }: SdkParameter): string[] => [
  name,
  type,
  ...(unit === null ? [] : [unit]),
  ...(defaultValue === null ? [] : [defaultValue]),
  description,
  ...fields.flatMap(parameterFacts),
];

/** Everything that the surface says about a method. */
const factsOf = (method: SdkMethod): string[] => [
  method.name,
  method.doc.summary,
  method.doc.details,
  ...Object.values(method.caveats).flat(),
  ...method.parameters.flatMap(parameterFacts),
  method.returns,
  method.returnsDescription,
  ...method.units.filter(({ path }) => /^(?:return|transact)/.test(path)).map(({ text }) => text),
  method.sender ?? '',
  method.value ?? '',
  ...method.approvals.flatMap(({ token, spender, text }) => [token ?? '', spender ?? '', text]),
  method.signs ?? '',
  method.prompts ?? '',
  ...(method.contractWallet === null ? [] : [method.contractWallet.answer, method.contractWallet.text]),
  ...method.calls.flatMap(({ contract, signature, text }) => [`${contract}.${signature}`, text]),
  ...method.reverts.flatMap(({ name, text }) => [name, text]),
  ...method.throws.flatMap(({ name, text }) => [name, text]),
];

/** Returns the facts of a handler that its page does not show in the section or group of the method. */
function lost(handler: Handler, page: string): string[] {
  const sections = sectionsOf(page);
  return handler.class.methods.flatMap((method) => {
    const shown = letters(saidAbout(sections, ['writes', 'reads', 'settings'], methodAnchor(method.name)));
    return factsOf(method)
      .filter((fact) => !shown.includes(letters(fact)))
      .map((fact) => `${handler.class.name}.${method.name}: ${fact}`);
  });
}

it.each(reference.handlers.map((handler) => [handler.class.name, handler] as const))('%s', (_, handler) => {
  expect(lost(handler, handlerPage(reference, handler).text)).toEqual([]);
});

it('notices a fact that is left out, and one that its group keeps for others only', () => {
  const handler = reference.handlers.find(({ class: { name } }) => name === 'InstitutionalVaultHandler');
  if (handler === undefined) throw new Error('the handler is gone');
  const { text } = handlerPage(reference, handler);
  const without = text.replace(/^- \[`ERC20InvalidSpender`\].*$/m, '');
  expect(lost(handler, without).join('\n')).toContain('InstitutionalVaultHandler.approve: `spender`');
  const excepted = text.replace(/^(- `AccountNotFoundError`: .*)$/m, '$1 (except [deposit](#deposit))');
  expect(lost(handler, excepted).join('\n')).toContain('InstitutionalVaultHandler.deposit: AccountNotFoundError');
});
