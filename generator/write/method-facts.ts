import type { SdkMethod } from '../../model/sdk';
import { accessLink } from './access-text';
import { need } from './approvals-page';
import { blocks, wrap } from './mdx';
import { line, revertList } from './prose';
import { functionLink, type Reference } from '../../model/reference';
import { fact, guideRows, rows } from './rows';
import { sentence } from './sentence';

/**
 * Writes what a call returns, sends and needs, and how it can fail. `route` is the method's route, for guides that link
 * to it.
 */
export function methodFacts(reference: Reference, method: SdkMethod, route: string): string {
  return blocks(
    rows('Returns', [
      ...(method.returnsDescription === ''
        ? []
        : [wrap('Row', { term: 'Result', unit: returnUnit(method) }, line(reference, method.returnsDescription))]),
    ]),
    rows('What it does', [
      ...(method.sender === null ? [] : [fact('Sent from', code(method.sender))]),
      ...(method.value === null ? [] : [fact('Value', line(reference, method.value))]),
      ...method.approvals.map((approval) => fact('Needs', need(reference, approval))),
      ...(method.signs === null ? [] : [fact('Signs', line(reference, method.signs))]),
      ...(method.prompts === null ? [] : [fact('The wallet shows', line(reference, method.prompts))]),
      ...(method.contractWallet === null
        ? []
        : [
            fact(
              'Contract wallet',
              `${method.contractWallet.answer}. ${sentence(line(reference, method.contractWallet.text))}`,
            ),
          ]),
      ...whoMayCall(reference, method),
      ...method.calls.map(({ contract, signature, text }) => {
        const target = reference.functionOf(contract, signature);
        const owner = reference.contracts.get(contract);
        const name = `\`${contract}.${signature}\``;
        const link = target === null || owner === undefined ? name : `[${name}](${functionLink(owner, target)})`;
        return fact('Calls', `${link}${text === '' ? '' : ` ${line(reference, text)}`}`);
      }),
      ...guideRows(reference, route),
    ]),
    revertList(reference, 'Reverts', method.reverts),
    method.throws.length === 0
      ? null
      : blocks(
          '**Throws before anything is sent**',
          method.throws.map(({ error, text }) => `- \`${error}\`: ${line(reference, text)}`).join('\n'),
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
