import type { CallsData, MethodData } from '@sdk-docs/reference/model/calls-data';
import type { Call, Reading } from '../composed';
import { rowOf } from '../call';
import type { Form } from '../form';
import { SELECTED, TARGET } from '../paths';
import { abiLiteral, parameterLiteral } from './literal';
import { awaitReceipt, clients, lowerFirst, numbered, type Numbers } from './setup';
import { approval, viemImports, viemLines } from './viem-call';

/** A call with its form. */
export interface Composition {
  readonly form: Form;
  readonly reading: Reading;
  readonly call: Call;
}

/**
 * The calls and their approvals with the SDK, as a module that type-checks. A contract without a handler is called with
 * viem; null when that applies to all of them.
 */
export function sdkCall(data: CallsData, parts: readonly Composition[]): string | null {
  const [first] = parts;
  const handlers = parts.map((part) => handlerOf(data, part));
  if (first === undefined || handlers.every((handler) => handler === null)) return null;
  const { chain, from } = first.call;
  const numbers = { call: 0, approval: 0 };
  const code = parts
    .flatMap((part, index) => [
      ...approvals(data, part.call, numbers),
      ...callLines(data, part, handlers[index] ?? null, numbers),
      '',
    ])
    .slice(0, -1);
  const text = code.join('\n');
  const names = ['Chain', data.sdk.client, 'Token', 'UnifiToken', 'VIEM_CHAINS'].filter(
    (name) => !/Token$/.test(name) || new RegExp(`\\b${name}\\.`).test(text),
  );
  return [
    "import 'viem/window';",
    `import { ${names.join(', ')} } from '${data.sdk.package}';`,
    `import { ${viemImports(code).join(', ')} } from 'viem';`,
    '',
    ...clients(`VIEM_CHAINS[Chain.${chain}]`, from),
    `const ${clientName(data)} = new ${data.sdk.client}(Chain.${chain}, walletClient, publicClient);`,
    '',
    text,
    '',
  ].join('\n');
}

const clientName = ({ sdk: { client } }: CallsData): string => lowerFirst(client);

/** `pufferClient.erc20Permit.withToken(Token.WETH)`: the handler with its target. */
function handlerOf(data: CallsData, { form: { subject }, reading: { values }, call }: Composition): string | null {
  if (subject.kind === 'raw') return null;
  const method =
    subject.kind === 'method' ? subject.method : data.methods.find(({ contract }) => contract === call.contract);
  if (method === undefined) return null;
  const base = `${clientName(data)}.${method.client}`;
  if (method.address.startsWith('address set')) return `${base}.withAddress('${call.to}')`;
  if (!method.address.includes('[selected token]')) return values.has(TARGET) && call.place === null ? null : base;
  // The name of a vault begins with its token.
  const chosen = values.get(SELECTED) ?? values.get('params.unifiToken') ?? call.place?.split(' ')[0];
  return typeof chosen === 'string' ? `${base}.withToken(${member(data, chosen)})` : null;
}

const member = (data: CallsData, token: string): string => `${data.tokens[token]?.enum ?? 'Token'}.${token}`;

function callLines(data: CallsData, part: Composition, handler: string | null, numbers: Numbers): readonly string[] {
  if (handler === null) return viemLines(part.call, numbers);
  const index = numbers.call++;
  const [hash, receipt] = [numbered('hash', index), numbered('receipt', index)];
  const { subject } = part.form;
  return subject.kind === 'method'
    ? [...methodLines(data, part, subject.method, handler, index), ...awaitReceipt(hash, receipt, subject.method.name)]
    : [...functionLines(handler, part.call, hash), ...awaitReceipt(hash, receipt, part.call.contract)];
}

function methodLines(
  data: CallsData,
  { form, reading: { values } }: Composition,
  method: MethodData,
  handler: string,
  index: number,
): readonly string[] {
  const [hash, transact] = [numbered('hash', index), numbered('transact', index)];
  const tokenOf = (token: string): string => member(data, token);
  const literals = form.fields.map((field) => parameterLiteral(tokenOf, field, values.get(field.path)));
  while (literals.at(-1) === 'undefined') literals.pop();
  const call = `${handler}.${method.name.split('.')[1] ?? ''}(${literals.join(', ')})`;
  if (!method.deferred) return [`const ${hash} = await ${call};`];
  const value = rowOf(method, values)?.value === 'transact.value' ? `${String(values.get('.value'))}n` : '';
  return [
    `const { transact${index === 0 ? '' : `: ${transact}`} } = await ${call};`,
    `const ${hash} = await ${transact}(${value});${value === '' ? '' : ' // wei'}`,
  ];
}

function functionLines(handler: string, { item, args, value }: Call, hash: string): readonly string[] {
  const literals = item?.inputs.map((input, index) => abiLiteral(input, args[index])) ?? [];
  const options = `{ account, chain${value === 0n ? '' : `, value: ${value}n`} }`;
  return [
    `const ${hash} = await ${handler}.getContract().write.${item?.name ?? ''}(${literals.length === 0 ? '' : `[${literals.join(', ')}], `}${options});`,
  ];
}

const approvals = (data: CallsData, { allowances }: Call, numbers: Numbers): readonly string[] =>
  allowances.flatMap((allowance) => {
    const { name, spender, spenderName, amount } = allowance;
    const index = numbers.approval++;
    const [hash, receipt] = [numbered('approval', index), numbered('approved', index)];
    // The SDK's handler only takes the tokens of its enums.
    if (name === null) return approval(allowance, index);
    return [
      `const ${hash} = await ${clientName(data)}.erc20Permit.withToken(${member(data, name)}).approve(account, '${spender}', ${amount}n); // spender: ${spenderName}`,
      ...awaitReceipt(hash, receipt, 'Approval'),
      '',
    ];
  });
