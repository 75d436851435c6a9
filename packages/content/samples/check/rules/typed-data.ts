import ts from 'typescript';
import type { ConstantValue } from '@sdk-docs/reference/model/sdk';
import { permitOf, type SignedPermit } from '../../read/decode';
import { byName } from '../../record/answers';
import { lineOf } from '../code/declarations';
import type { ExampleCode, Finding } from '../code/example-code';
import { leavesOf } from '../code/leaves';
import { permitDeadline } from '../code/permit-deadline';
import { nodesOf } from '../nodes';

/** Checks the signed permits of the recording: chain, token version, next nonce, deadline and amount. */
export function typedDataRule(code: ExampleCode): Finding[] {
  return code.recording.requests.flatMap((request, index): Finding[] => {
    const permit = permitOf(request);
    if (permit === null) return [];
    const { line } = request;
    const byHand = handSigned(code, line);
    const problems = [
      ...wrongFields(code, permit),
      ...(byHand === undefined ? sdkProblems(code, permit, line) : ownProblems(code, permit, byHand)),
    ];
    return problems.map((problem) => ({ line, text: `request ${index + 1} of the recording signs ${problem}` }));
  });
}

/** Returns the statement if it signs its own typed data, with viem and without the SDK. */
const handSigned = ({ source }: ExampleCode, line: number): ts.Statement | undefined =>
  source.statements.find((node) => lineOf(node) === line && /\.signTypedData\(/.test(node.getText()));

function wrongFields(code: ExampleCode, { domain, token: address, nonce }: SignedPermit): string[] {
  const { recording, example } = code;
  const token = code.book.find(address)?.token ?? '';
  const wanted: readonly (readonly [string, unknown, unknown])[] = [
    ['domain.chainId', BigInt(domain.chainId ?? 0), BigInt(recording.chainId)],
    ['domain.version', domain.version ?? '', constantOf(code, 'TOKENS_PERMIT_VERSION', [token]) ?? ''],
    ['domain.name', domain.name, example.answers.name ?? byName.name],
    ['domain.salt', domain.salt ?? null, constantOf(code, 'TOKENS_SALT', [token, recording.chain])],
    ['nonce', nonce, BigInt((example.answers.nonces as string | undefined) ?? 0)],
  ];
  return wanted.flatMap(([field, found, right]) => (found === right ? [] : [differs(field, found, right)]));
}

const differs = (field: string, found: unknown, right: unknown): string =>
  `${field} ${String(found)}; it must be ${String(right)}`;

/** The SDK's deadline is in two hours. The signed amount has to be an argument of the statement, or zero without one. */
function sdkProblems(code: ExampleCode, { value, deadline }: SignedPermit, line: number): string[] {
  const right = permitDeadline(code);
  const passed = code.sites.filter(({ statement }) => statement === line).flatMap((site) => code.argumentsOf(site));
  const given = leavesOf(passed.map(({ expression }) => code.evaluate(expression)));
  const fits = given.unknown || given.integers.includes(value) || (value === 0n && given.integers.length === 0);
  return [
    ...(deadline === right ? [] : [differs('deadline', deadline, right)]),
    ...(fits ? [] : [`an amount of ${value}, which is no argument on this line`]),
  ];
}

/**
 * The reader's own deadline is in Unix seconds and close: milliseconds would be millennia away. The statement has to
 * contain the amount as `value` of the message.
 */
function ownProblems(code: ExampleCode, { value, deadline }: SignedPermit, statement: ts.Statement): string[] {
  const left = Number(deadline) - code.recording.time;
  const values = nodesOf(statement, ts.isPropertyAssignment).filter(({ name }) => name.getText() === 'value');
  const { integers } = leavesOf(values.map(({ initializer }) => code.evaluate(initializer)));
  return [
    ...(left > 0 && left <= 30 * 86_400 ? [] : [`a deadline of ${deadline}; use Unix seconds within the next days`]),
    ...(integers.length === 0 || integers.includes(value)
      ? []
      : [`an amount of ${value}, which is not in the message on this line`]),
  ];
}

/** Returns the literal at a path of an exported constant; null where there is none. */
function constantOf({ reference }: ExampleCode, name: string, path: readonly string[]): string | null {
  const value = path.reduce<ConstantValue | undefined>(
    (level, key) => (typeof level === 'object' && level !== null ? level[key] : undefined),
    reference.constant(name).value,
  );
  return typeof value === 'string' ? value : null;
}
