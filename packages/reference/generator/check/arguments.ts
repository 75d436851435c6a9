import { pathIn, type SentCall } from '../../model/arguments';
import type { SdkMethod } from '../../model/sdk';
import type { Surface } from '../../model/surface';
import { methodsIn, pathsOf, tokensIn } from './exports';
import { problem, type Finding, type Rule } from './rule';

/**
 * arguments.json states for every sending method, and for every function that it calls, where each argument comes from.
 * Parameters that it names exist, and it names the value of a method that sends value.
 */
export const sentArguments: Rule = (surface) => {
  // A surface without arguments, like most fixtures.
  if (surface.arguments.length === 0) return [];
  const methods = new Map(methodsIn(surface).map(({ name, method }) => [name, method]));
  return [
    ...surface.arguments.flatMap((row) => rowProblems(surface, row, methods.get(row.method))),
    ...[...methods].flatMap(([name, method]) => missingRows(surface, name, method)),
  ];
};

function missingRows({ arguments: rows }: Surface, name: string, { form, calls, doc }: SdkMethod): readonly Finding[] {
  if (!form.endsWith('write')) return [];
  return calls
    .filter((call) => rows.filter((row) => row.method === name && row.signature === call.signature).length !== 1)
    .map(({ signature }) =>
      problem(doc.location, `arguments.json has not one row for ${name} and ${signature}`, 'say what it sends'),
    );
}

function rowProblems(surface: Surface, row: SentCall, method: SdkMethod | undefined): readonly Finding[] {
  const at = (message: string): Finding =>
    problem(row.location, `${row.method}: ${message}`, 'see the @calls and the parameters of the method');
  const call = method?.calls.find(({ signature }) => signature === row.signature);
  if (method === undefined || call === undefined) return [at(`it does not call ${row.signature}`)];
  const contract = surface.contracts.find(({ name }) => name === call.contract);
  const inputs = contract?.functions.find(({ signature }) => signature === row.signature)?.inputs ?? [];
  const known = new Set(pathsOf(method.parameters));
  const tokens = tokensIn(surface);
  const named = [
    ...(row.arguments ?? []).map(pathIn),
    ...row.when,
    ...(row.value === null || row.value === 'transact.value' ? [] : [row.value]),
    ...row.allowances.flatMap(({ token, amount }) => [
      ...(amount === null ? [] : [amount]),
      ...(token === null || tokens.has(token) ? [] : [token]),
    ]),
  ];
  return [
    ...(row.arguments === null || row.arguments.length === inputs.length
      ? []
      : [at(`${row.signature} has ${inputs.length} arguments, the row has ${row.arguments.length}`)]),
    ...named.filter((path) => !known.has(path)).map((path) => at(`it has no parameter ${path}`)),
    ...((row.value === null) === (method.value === 'none') ? [] : [at('the value differs from its @value')]),
  ];
}
