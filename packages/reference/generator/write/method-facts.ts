import type { SdkMethod, SdkParameter } from '../../model/sdk';
import { accessLink } from './access-text';
import { need } from './approvals-page';
import { blocks, label, wrap } from './mdx';
import { line, revertList, throwItem } from './prose';
import { functionLink, type Reference } from '../../model/reference';
import { observedRows } from './observed-text';
import { fact } from './rows';
import { sentence } from './sentence';
import { NOTHING_SHARED, ownErrors, type Shared } from './shared';

/** Writes what must be known before a method is called: sender, value, approvals, signature, caller, units. */
export function firstFacts(reference: Reference, method: SdkMethod): string[] {
  const amounts = method.parameters.flatMap((parameter) => amountsOf(reference, parameter));
  return [
    ...(method.sender === null ? [] : [fact('Sent from', code(method.sender))]),
    ...(method.value === null ? [] : [fact('Value', line(reference, method.value))]),
    ...method.approvals.map((approval) => fact('Needs', need(reference, approval))),
    ...(method.signs === null ? [] : [fact('Signs', line(reference, method.signs))]),
    ...whoMayCall(reference, method),
    ...(amounts.length === 0 ? [] : [fact('Units', amounts.join('; '))]),
  ];
}

/** Returns each amount of a parameter with its unit. */
function amountsOf(reference: Reference, { name, unit, fields }: SdkParameter, prefix = ''): string[] {
  return [
    ...(unit === null ? [] : [`\`${prefix}${name}\` in ${line(reference, unit)}`]),
    ...fields.flatMap((field) => amountsOf(reference, field, `${prefix}${name}.`)),
  ];
}

/** Writes what a call sends, through which contract function, and what it gives. */
export function callFacts(reference: Reference, method: SdkMethod): string[] {
  return [...callRows(reference, method), ...resultRows(reference, method), ...observedOf(reference, method)];
}

/** What was observed of the one function that a method calls with amounts of the reader. */
function observedOf(reference: Reference, { calls, parameters, form }: SdkMethod): string[] {
  const [call, ...others] = calls;
  if (call === undefined || others.length > 0 || (form === 'read' && parameters.length === 0)) return [];
  const contract = reference.contracts.get(call.contract);
  const member = reference.functionOf(call.contract, call.signature);
  return contract === undefined || member === null ? [] : observedRows(reference, contract, member);
}

/** Facts that methods of a group may share: what the wallet shows, the result, contract wallets. */
export function resultRows(reference: Reference, method: SdkMethod): string[] {
  return [
    ...(method.prompts === null ? [] : [fact('The wallet shows', line(reference, method.prompts))]),
    ...(method.returnsDescription === ''
      ? []
      : [wrap('Row', { term: 'Result', unit: returnUnit(method) }, line(reference, method.returnsDescription))]),
    ...(method.contractWallet === null
      ? []
      : [
          fact(
            'Contract wallet',
            `${method.contractWallet.answer}. ${sentence(line(reference, method.contractWallet.text))}`,
          ),
        ]),
  ];
}

function callRows(reference: Reference, method: SdkMethod): string[] {
  return method.calls.map(({ contract, signature, text }) => {
    const target = reference.functionOf(contract, signature);
    const owner = reference.contracts.get(contract);
    const name = `\`${contract}.${signature}\``;
    const link = target === null || owner === undefined ? name : `[${name}](${functionLink(owner, target)})`;
    return fact('Calls', `${link}${text === '' ? '' : ` ${line(reference, text)}`}`);
  });
}

/** Writes how a method fails. What its group shares stands once, at `group`, an id on the page. */
export function outcomes(reference: Reference, method: SdkMethod, shared: Shared = NOTHING_SHARED, group = ''): string {
  const reverts = ownErrors(method.reverts, shared.reverts);
  const throws = ownErrors(method.throws, shared.throws);
  const common =
    group === '' || reverts.shared + throws.shared === 0 ? '' : `[those that the ${group} share](#${group})`;
  return blocks(
    revertList(reference, reverts.own.length + reverts.shared === 0 ? 'Errors' : 'Reverts', reverts.own, common),
    throws.own.length === 0
      ? null
      : blocks(
          label('Throws before anything is sent'),
          throws.own.map((outcome) => throwItem(reference, outcome)).join('\n'),
        ),
  );
}

/** Writes who may call the contract functions behind a method; nothing where everyone always may. */
function whoMayCall(reference: Reference, { calls }: SdkMethod): string[] {
  const texts = calls.flatMap(({ contract, signature }) => {
    const member = reference.functionOf(contract, signature);
    return (member === null ? null : accessLink(reference, contract, member)) ?? [];
  });
  return [...new Set(texts)].map((text) => fact('Who may call', text));
}

const code = (text: string): string => (/^[\w.[\]]+$/.test(text) ? `\`${text}\`` : text);

function returnUnit(method: SdkMethod): string | null {
  const units = method.units.filter(({ path }) => /^(return|transact)(\.|$)/.test(path));
  return units.length === 0
    ? null
    : units
        .map(({ path, text }) => (path === 'return' ? text : `${path.replace(/^return\./, '')}: ${text}`))
        .join('; ');
}
