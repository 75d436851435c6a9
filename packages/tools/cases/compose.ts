import { chainOfId } from '../book/places';
import { argumentLines } from '../calldata/text';
import { allWarnings } from '../calldata/all-warnings';
import { composeCall } from '../compose/call';
import { checkCall, checkerOf, ownTarget } from '../compose/check';
import { callName } from '../compose/composed';
import { formOf, subjectOf, type Form } from '../compose/form';
import { SELECTED, SENDER, TARGET, VALUE } from '../compose/paths';
import { readForm } from '../compose/read';
import { statusOf } from '../compose/status';
import type { Field } from '../compose/shape';
import { calls as data } from '../fixtures/calls';
import { places, rules, spenders } from '../fixtures/books';
import type { Said } from './said';

const explainer = checkerOf(data, { places, spenders, rules });

type Input = Readonly<Record<string, unknown>>;

/** Fills in the form of a method or function as a person does, and returns the composer's messages. */
export function composeAnswer(input: Input): Said {
  const { method, contract, chain, sender, now } = input as Record<string, string>;
  const [client = '', name = ''] = (method ?? '').split('.');
  const found = data.methods.find((each) => each.client === client && each.name.endsWith(`.${name}`));
  const signature = (
    Object.hasOwn(data.contracts, contract ?? '') ? data.contracts[contract ?? ''] : undefined
  )?.functions.find((each) => each.name === name)?.signature;
  const subject = subjectOf(data, found?.name ?? `${contract}.${signature}`);
  if (subject === null)
    return { text: 'No method that sends and no contract function that writes has this name.', warns: [] };
  const form = formOf(data, subject);
  const chainName = chainOfId(places, Number(chain)) ?? '';
  const typed: Record<string, string> = {};
  const args = input.args as Input;
  for (const [key, value] of Object.entries(args)) type(typed, key, value);
  for (const [path, value] of [
    [SENDER, sender],
    [VALUE, input.value],
    [SELECTED, input.token],
    [TARGET, input.address],
  ] as const)
    if (value !== undefined) typed[path] = String(value);
  const reading = readForm(data, form, chainName, typed, rules);
  const composed = reading.problems.size > 0 ? null : composeCall(data, form, chainName, reading);
  const call = composed === null || 'problem' in composed ? null : composed;
  const nodes = call === null ? [] : checkCall(explainer, call, BigInt(now ?? '0'));
  const called = nodes.flatMap(allWarnings).filter((warning) => call === null || !ownTarget(call, warning));
  const warnings = [
    ...called,
    ...[...reading.warnings.values()].filter(({ kind }) => !called.some((each) => each.kind === kind)),
  ];
  return {
    text: [
      statusOf(reading, composed, warnings.length),
      ...[...reading.problems].map(([path, problem]) => `${path}: ${problem}`),
      ...(call === null
        ? []
        : [call.data, call.to, String(call.value), `${callName(call)} ${unitsOf(form)}`, ...call.notes]),
      ...(call?.allowances ?? []).map(
        ({ token, name: symbol, spender, spenderName, amount }) =>
          `approve ${amount} of ${symbol} ${token} for ${spenderName} ${spender}`,
      ),
      ...nodes.flatMap((node) => [
        node.sentence,
        ...argumentLines(node.args, ''),
        ...node.cautions,
        ...node.inner.map(({ sentence }) => sentence),
      ]),
      ...warnings.map(({ cause, remedy }) => `${cause} ${remedy}`),
    ].join('\n'),
    warns: warnings.map(({ kind }) => kind),
  };
}

/** `[{ a: [1] }]` as the paths of the form: `list.0.a.0`. */
function type(typed: Record<string, string>, path: string, value: unknown): void {
  if (Array.isArray(value)) {
    typed[`${path}.length`] = String(value.length);
    value.forEach((item, index) => type(typed, `${path}.${index}`, item));
  } else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) type(typed, `${path}.${key}`, part);
  else typed[path] = String(value);
}

const unitsOf = ({ fields }: Form): string => fields.map((field: Field) => field.unit).join('; ');
