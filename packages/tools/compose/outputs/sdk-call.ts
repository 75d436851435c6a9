import type { CallsData } from '@sdk-docs/reference/model/calls-data';
import type { Call } from '../composed';
import { rowOf } from '../call';
import { SELECTED, TARGET, type Form } from '../form';
import type { Reading } from '../composed';
import { abiLiteral, parameterLiteral } from './literal';
import { awaitReceipt, clients, numbered } from './setup';
import { approval } from './viem-call';

/** The approvals and the call with the SDK, as a module that type-checks. Null for a contract that no handler has. */
export function sdkCall(data: CallsData, form: Form, reading: Reading, call: Call): string | null {
  const handler = handlerOf(data, form, reading, call);
  if (handler === null) return null;
  const body =
    form.subject.kind === 'method' ? methodLines(data, form, reading, handler.text) : functionLines(handler.text, call);
  const code = [...approvals(data, call), ...body].join('\n');
  const names = ['Chain', 'PufferClient', 'Token', 'UnifiToken', 'VIEM_CHAINS'].filter(
    (name) => !/Token$/.test(name) || new RegExp(`\\b${name}\\.`).test(code),
  );
  return [
    "import 'viem/window';",
    `import { ${names.join(', ')} } from '@pufferfinance/puffer-sdk';`,
    `import { createPublicClient, createWalletClient, custom${code.includes('erc20Abi') ? ', erc20Abi' : ''} } from 'viem';`,
    '',
    ...clients(`VIEM_CHAINS[Chain.${call.chain}]`, call),
    `const pufferClient = new PufferClient(Chain.${call.chain}, walletClient, publicClient);`,
    '',
    code,
    '',
  ].join('\n');
}

/** `pufferClient.erc20Permit.withToken(Token.WETH)`: the handler with its choice. */
function handlerOf(
  data: CallsData,
  { subject }: Form,
  { values }: Reading,
  call: Call,
): { readonly text: string } | null {
  const method =
    subject.kind === 'method' ? subject.method : data.methods.find(({ contract }) => contract === call.contract);
  if (method === undefined) return null;
  const base = `pufferClient.${method.client}`;
  if (method.address.startsWith('address set')) return { text: `${base}.withAddress('${call.to}')` };
  if (!method.address.includes('[selected token]'))
    return values.has(TARGET) && place(data, call) === null ? null : { text: base };
  const chosen =
    values.get(SELECTED) ?? values.get('params.unifiToken') ?? call.place?.split(' ')[0] ?? selectedAt(data, call);
  return typeof chosen === 'string' ? { text: `${base}.withToken(${member(data, chosen)})` } : null;
}

/** The token whose vault, or which itself, stands at the target. */
const selectedAt = (data: CallsData, call: Call): string | undefined => place(data, call)?.split(' ')[0];

/** Name of what stands at the target: a token for the handler of tokens, else a place of the contract. */
function place(data: CallsData, { contract, chain, to }: Call): string | null {
  const at = (address: string | null | undefined): boolean => address?.toLowerCase() === to.toLowerCase();
  if (contract === 'ERC20Permit')
    return Object.entries(data.tokens).find(([, token]) => at(token.at[chain]))?.[0] ?? null;
  return data.contracts[contract]?.places.find((found) => found.chain === chain && at(found.address))?.name ?? null;
}

const member = (data: CallsData, token: string): string => `${data.tokens[token]?.enum ?? 'Token'}.${token}`;

function methodLines(data: CallsData, form: Form, { values }: Reading, handler: string): readonly string[] {
  if (form.subject.kind !== 'method') return [];
  const { method } = form.subject;
  const enumOf = (token: string): string => data.tokens[token]?.enum ?? 'Token';
  const literals = form.fields.map((field) => parameterLiteral({ enumOf }, field, values.get(field.path)));
  while (literals.at(-1) === 'undefined') literals.pop();
  const call = `${handler}.${method.name.split('.')[1] ?? ''}(${literals.join(', ')})`;
  const value = rowOf(method, values)?.value === 'transact.value' ? `${String(values.get('.value'))}n` : '';
  return [
    ...(method.deferred
      ? [
          `const { transact } = await ${call};`,
          `const hash = await transact(${value});${value === '' ? '' : ' // wei'}`,
        ]
      : [`const hash = await ${call};`]),
    ...awaitReceipt('hash', 'receipt', method.name),
  ];
}

function functionLines(handler: string, { item, args, value, contract }: Call): readonly string[] {
  const literals = item.inputs.map((input, index) => abiLiteral(input, args[index]));
  const options = `{ account, chain${value === 0n ? '' : `, value: ${value}n`} }`;
  return [
    `const hash = await ${handler}.getContract().write.${item.name}(${literals.length === 0 ? '' : `[${literals.join(', ')}], `}${options});`,
    ...awaitReceipt('hash', 'receipt', contract),
  ];
}

const approvals = (data: CallsData, { allowances }: Call): readonly string[] =>
  allowances.flatMap((allowance, index) => {
    const { name, spender, spenderName, amount } = allowance;
    const [hash, receipt] = [numbered('approval', index), numbered('approved', index)];
    // The SDK's handler takes the tokens of its enums alone.
    if (name === null) return approval(allowance, index);
    return [
      `const ${hash} = await pufferClient.erc20Permit.withToken(${member(data, name)}).approve(account, '${spender}', ${amount}n); // spender: ${spenderName}`,
      ...awaitReceipt(hash, receipt, 'Approval'),
      '',
    ];
  });
