import type { Argument } from '../book/arguments';
import { warningText } from '../warnings/warning';
import type { CallNode } from './explain';
import type { LogNode } from './logs';
import type { Report } from './report';

/** A report as text, one fact per line. Inner calls are indented. */
export const reportText = ({ calls, logs, named, warnings, fields, summary }: Report): string =>
  [
    summary,
    ...warnings.map((each) => `Warning (${each.kind}): ${warningText(each)}`),
    ...(named ?? []),
    ...(fields === null || fields === '' ? [] : [fields]),
    // The summary of one call is its sentence.
    ...calls.flatMap((node) => callLines(node, '')).slice(calls[0]?.sentence === summary ? 1 : 0),
    ...logs.flatMap(logLines),
  ].join('\n');

function callLines(node: CallNode, indent: string): string[] {
  const { found, sentence, contracts, warnings, cautions, notes, inner, args, selector, data } = node;
  return [
    sentence,
    ...warnings.map((each) => `Warning (${each.kind}): ${warningText(each)}`),
    ...(found === null
      ? data.length > 10
        ? [
            `Unknown selector ${selector}, ${(data.length - 10) / 2} bytes follow.`,
            ...node.words.map(({ at, hex, guesses }) => `${at}: ${hex} ${guesses.join('; ')}`),
          ]
        : []
      : [
          `Function: ${found.contract === '' ? '' : `${found.contract}.`}${found.signature}, selector ${selector}`,
          ...(found.contract === '' ? [`Contracts with this function: ${contracts.join(', ')}`] : []),
          ...((found.item.methods ?? []).length === 0 ? [] : [`SDK methods: ${(found.item.methods ?? []).join(', ')}`]),
        ]),
    ...argumentLines(args, ''),
    ...cautions.map((text) => `Whatever the values are: ${text}`),
    ...notes,
    ...inner.flatMap((each) => callLines(each, '  ')),
  ].map((line) => indent + line);
}

export const argumentLines = (args: readonly Argument[], around: string): string[] =>
  args.flatMap(({ name, type, value, human, unit, names, items, hidden }) => [
    `- ${around}${name} ${type}${value === '' ? '' : `: ${value}`}${human === null ? (unit === null ? '' : ` (${unit})`) : ` = ${human}`}${names.length === 0 ? '' : ` = ${names.join('; ')}`}`,
    ...argumentLines(items, `${around}${name}.`),
    ...(hidden > 0 ? [`- ${around}${name}: and ${hidden} more`] : []),
  ]);

const logLines = ({ found, names, contracts, args, notes, log }: LogNode): string[] => [
  `${found === null ? 'Unknown event' : `Event ${found.signature}`}${names.length === 0 ? '' : ` of ${names.join('; ')}`}`,
  ...(log.address === null ? [] : [`Address: ${log.address}`]),
  ...(contracts.length === 0 ? [] : [`Contracts with this event: ${contracts.join(', ')}`]),
  ...argumentLines(args, ''),
  ...notes,
];
