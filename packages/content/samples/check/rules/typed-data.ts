import ts from 'typescript';
import type { ConstantValue } from '@sdk-docs/reference/model/sdk';
import { byName } from '../../record/answers';
import { permitOf } from '../../read/decode';
import type { ExampleCode, Finding } from '../code/example-code';
import { permitDeadline } from '../code/permit-deadline';
import { joined, leavesOf } from '../code/leaves';

/** Checks the signed permits of the recording: chain, token version, next nonce and the SDK's deadline of two hours. */
export function typedDataRule(code: ExampleCode): Finding[] {
  const { recording, example } = code;
  return recording.requests.flatMap((request, index): Finding[] => {
    const permit = permitOf(request);
    if (permit === null) return [];
    const token = code.book.find(permit.token)?.token ?? '';
    const wanted: readonly (readonly [string, unknown, unknown])[] = [
      ['domain.chainId', BigInt(permit.domain.chainId ?? 0), BigInt(recording.chainId)],
      ['domain.version', permit.domain.version ?? '', constantOf(code, 'TOKENS_PERMIT_VERSION', [token]) ?? ''],
      ['domain.name', permit.domain.name, example.answers.name ?? byName.name],
      ['domain.salt', permit.domain.salt ?? null, constantOf(code, 'TOKENS_SALT', [token, recording.chain])],
      ['nonce', permit.nonce, BigInt((example.answers.nonces as string | undefined) ?? 0)],
      ...(byHand(code, request.line) ? [] : [['deadline', permit.deadline, permitDeadline(code)] as const]),
    ];
    const wrong = wanted.filter(([, found, right]) => found !== right);
    const findings = wrong.map(([field, found, right]) => ({
      line: request.line,
      text: `request ${index + 1} of the recording signs ${field} ${String(found)}; it must be ${String(right)}`,
    }));
    if (byHand(code, request.line))
      return [
        ...findings,
        ...timeOf(code, request.line, permit.deadline, index + 1),
        ...ownAmount(code, request.line, permit.value, index + 1),
      ];
    return [...findings, ...amountOf(code, request.line, permit.value, index + 1)];
  });
}

/** Whether the statement signs its own typed data, with viem and without the SDK. */
function byHand({ source }: ExampleCode, line: number): boolean {
  const statement = source.statements.find(
    (node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1 === line,
  );
  return statement !== undefined && /\.signTypedData\(/.test(statement.getText(source));
}

/** For a permit by hand, the statement has to contain the amount as `value` of the message. */
function ownAmount({ source, evaluate }: ExampleCode, line: number, value: bigint, number: number): Finding[] {
  const written: bigint[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText(source) === 'value')
      written.push(...leavesOf(evaluate(node.initializer)).integers);
    ts.forEachChild(node, visit);
  };
  const statement = source.statements.find(
    (node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1 === line,
  );
  if (statement !== undefined) visit(statement);
  return written.length === 0 || written.includes(value)
    ? []
    : [
        {
          line,
          text: `request ${number} of the recording signs an amount of ${value}, which is not in the message on this line`,
        },
      ];
}

/** The reader's own deadline is in Unix seconds and close. Milliseconds would be millennia away. */
function timeOf({ recording }: ExampleCode, line: number, deadline: bigint, number: number): Finding[] {
  const left = Number(deadline) - recording.time;
  return left > 0 && left <= 30 * 86_400
    ? []
    : [
        {
          line,
          text: `request ${number} of the recording signs a deadline of ${deadline}; use Unix seconds within the next days`,
        },
      ];
}

/** The signed amount has to be an argument of the statement, or zero without one. */
function amountOf(code: ExampleCode, line: number, value: bigint, number: number): Finding[] {
  const sites = code.sites.filter((site) => site.statement === line);
  const given = joined(
    sites.flatMap((site) => code.argumentsOf(site).map(({ expression }) => leavesOf(code.evaluate(expression)))),
  );
  if (given.unknown || given.integers.includes(value) || (value === 0n && given.integers.length === 0)) return [];
  return [
    { line, text: `request ${number} of the recording signs an amount of ${value}, which is no argument on this line` },
  ];
}

/** Returns the literal at a path of an exported constant; null where there is none. */
function constantOf({ reference }: ExampleCode, name: string, path: readonly string[]): string | null {
  const entry = reference.constant(name).entries.find((item) => item.path.join() === path.join());
  if (entry !== undefined) return entry.value;
  const value = path.reduce<ConstantValue | undefined>(
    (level, key) => (typeof level === 'object' && level !== null ? level[key] : undefined),
    reference.constant(name).value,
  );
  return typeof value === 'string' ? value : null;
}
