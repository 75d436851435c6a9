import { argumentLines } from '../calldata/text';
import { warningText } from '../warnings/warning';
import type { Cause } from './causes';
import type { Diagnosis, Finding } from './diagnose';
import { titleOf } from './report';

/** A diagnosis as text, one fact per line. */
export const diagnosisText = (diagnosis: Diagnosis): string =>
  [
    diagnosis.summary,
    ...diagnosis.warnings.map((each) => `Warning (${each.kind}): ${warningText(each)}`),
    ...(diagnosis.named === null ? [] : [diagnosis.named]),
    ...(diagnosis.context.called === ''
      ? []
      : [
          `Called contract: ${diagnosis.context.called}${diagnosis.context.function === '' ? '' : `, function ${diagnosis.context.function}`}`,
        ]),
    ...diagnosis.findings.flatMap((finding) => findingLines(finding, '')),
    ...(diagnosis.library === null
      ? []
      : [
          `${diagnosis.library.name}: ${diagnosis.library.cause} ${diagnosis.library.fix}`,
          ...diagnosis.library.details,
        ]),
    ...(diagnosis.withoutData ?? []),
  ].join('\n');

function findingLines({ answer, own, elsewhere, remark, methods, approval, inner }: Finding, indent: string): string[] {
  return [
    `${titleOf(answer)}${'selector' in answer ? `, selector ${answer.selector}` : ''}`,
    ...(remark === '' ? [] : [remark]),
    ...own.map(causeLine),
    ...(approval === null
      ? []
      : [`Approve ${approval.amount} ${approval.token} for ${approval.spender} on ${approval.chain}.`]),
    ...argumentLines(answer.args ?? [], ''),
    ...answer.notes,
    ...(answer.kind === 'wrapper' ? [answer.says] : []),
    ...elsewhere.map((cause) => `Elsewhere, ${causeLine(cause)}`),
    ...(methods.length > 0 ? [`SDK methods that can revert with it: ${methods.join(', ')}`] : []),
    ...(answer.kind === 'error' ? [`How it is known: ${answer.error.certainty}`] : []),
    ...inner.flatMap((each) => findingLines(each, '  ')),
  ].map((line) => indent + line);
}

const causeLine = ({ where, functions, cause, fix }: Cause): string =>
  `${where}${functions.length === 0 ? '' : ` (${functions.join(', ')})`}${where === '' ? '' : ': '}${[cause, fix].filter(Boolean).join(' ')}`;
