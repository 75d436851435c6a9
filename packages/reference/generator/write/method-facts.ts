import { writes, type ContractFunction } from '../../model/contract';
import type { SdkMethod } from '../../model/sdk';
import { accessLink } from './access-text';
import { need } from './approvals-page';
import { blocks, element, label, wrap } from './mdx';
import { codeLink, line, revertList, throwItem } from './prose';
import type { Reference } from '../../model/reference';
import { observedRows } from './observed-text';
import { fact } from './rows';
import { sentence, words } from './sentence';
import { NOTHING_SHARED, ownErrors, type Shared } from './shared';

/** Writes the prerequisites of a call: sender, value, approvals, signature, caller. */
export function firstFacts(reference: Reference, method: SdkMethod): string[] {
  return [
    ...senderAndValue(reference, method),
    ...method.approvals.map((approval) => fact('Needs', need(reference, approval))),
    ...(method.signs === null ? [] : [fact('Signs', line(reference, method.signs))]),
    ...whoMayCall(reference, method),
  ];
}

/** Writes the sending account and the value of a transaction; in one row without value. */
function senderAndValue(reference: Reference, { sender, value }: SdkMethod): string[] {
  if (sender !== null && value === 'none') return [fact('Sent from', `${code(sender)}, value: none`)];
  return [
    ...(sender === null ? [] : [fact('Sent from', code(sender))]),
    ...(value === null ? [] : [fact('Value', line(reference, value))]),
  ];
}

/** Writes the contract function of a call, the wallet's prompts, and the result. */
export const callFacts = (reference: Reference, method: SdkMethod): string[] => [
  ...callRows(reference, method),
  ...promptRows(reference, method),
];

/** Writes the folded facts of an entry: observations, and what a contract wallet needs. */
export const moreFacts = (reference: Reference, method: SdkMethod): string[] => [
  ...observedOf(reference, method),
  ...walletRows(reference, method),
];

/**
 * Observations of the functions that a method calls with the reader's amounts; with their names if there are several.
 */
function observedOf(reference: Reference, { calls, parameters, form }: SdkMethod): string[] {
  if (form === 'read' && parameters.length === 0) return [];
  return calls.flatMap(({ contract: owner, signature }) => {
    const contract = reference.contracts.get(owner);
    const member = reference.functionOf(owner, signature);
    if (contract === undefined || member === null) return [];
    return observedRows(reference, contract, member, calls.length === 1 ? '' : `\`${signature}\`: `);
  });
}

/** Facts that methods of a group may share: the wallet's prompts, the result, contract wallets. */
export const resultRows = (reference: Reference, method: SdkMethod): string[] => [
  ...promptRows(reference, method),
  ...walletRows(reference, method),
];

const promptRows = (reference: Reference, method: SdkMethod): string[] => [
  ...(method.prompts === null ? [] : [fact('The wallet shows', line(reference, method.prompts))]),
  ...(method.returnsDescription === ''
    ? []
    : [wrap('Row', { term: 'Result', unit: returnUnit(method) }, line(reference, method.returnsDescription))]),
];

const walletRows = (reference: Reference, { contractWallet }: SdkMethod): string[] =>
  contractWallet === null
    ? []
    : [fact('Contract wallet', `${contractWallet.answer}. ${sentence(line(reference, contractWallet.text))}`)];

function callRows(reference: Reference, method: SdkMethod): string[] {
  return method.calls.map(({ contract, signature, text }) => {
    const target = reference.functionOf(contract, signature);
    const read = target === null || writes(target) ? '' : element('Read', { of: fixedCall(target, text) });
    return fact('Calls', words(codeLink(reference, `${contract}.${signature}`), read, line(reference, text)));
  });
}

/** Calldata of a method that always passes one amount, which its text states: `with 1e18 wei`; null for others. */
export function fixedCall({ inputs, selector }: ContractFunction, text: string): string | null {
  const [, digits, zeros = '0'] = /^with (\d+)(?:e(\d+))? wei$/.exec(text) ?? [];
  const [only, other] = inputs;
  if (digits === undefined || only?.type !== 'uint256' || other !== undefined) return null;
  const amount = BigInt(digits) * 10n ** BigInt(zeros);
  return `${selector}${amount.toString(16).padStart(64, '0')}`;
}

/** Writes how a method fails. Failures shared by its group are written once, at `group`, an id on the page. */
export function outcomes(
  reference: Reference,
  method: SdkMethod,
  shared: Shared = NOTHING_SHARED,
  group = '',
  fold = true,
): string {
  const reverts = ownErrors(method.reverts, shared.reverts);
  const throws = ownErrors(method.throws, shared.throws);
  const common = group === '' || reverts.shared + throws.shared === 0 ? '' : `[the common ones](#${group})`;
  return blocks(
    revertList(reference, reverts.own.length + reverts.shared === 0 ? 'Errors' : 'Reverts', reverts.own, common, fold),
    throws.own.length === 0
      ? null
      : blocks(
          label('Throws before anything is sent'),
          throws.own.map((outcome) => throwItem(reference, outcome)).join('\n'),
        ),
  );
}

/** Writes who may call the contract functions behind a method; nothing where access is always open. */
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
