import type { Address } from 'viem';
import { getAddress } from '../book/hex';
import { pathIn } from '@sdk-docs/reference/model/arguments';
import type { ApprovalData, CallsData, FunctionData, MethodData, SentData } from '@sdk-docs/reference/model/calls-data';
import { placesOf, sendersOf, tokenAt } from './data';
import { calldataOf } from '../book/encode';
import type { Form } from './form';
import { allowanceAmount, allowanceToken } from './paths';
import type { Allowance, Call, Reading, Value } from './composed';

/** Only `approve`: viem's ABI of tokens would include all its other ABIs. */
const APPROVE = {
  name: 'approve',
  inputs: [
    { name: 'spender', type: 'address' },
    { name: 'amount', type: 'uint256' },
  ],
};

interface Given extends Pick<Call, 'chain' | 'contract' | 'to' | 'place' | 'args' | 'value'> {
  readonly item: FunctionData;
  readonly values: Reading['values'];
  readonly signed: boolean;
}

type Needed = Pick<Call, 'allowances' | 'spent' | 'notes'> | { readonly problem: string };

/** More than any allowance. */
const ALL = 2n ** 256n;

/** The approvals that a call needs, with notes. A signed permit replaces an approval. */
export function allowancesOf(data: CallsData, form: Form, row: SentData | null, given: Given): Needed {
  const { approvals, allowances, values } =
    form.subject.kind === 'method' && row !== null
      ? ofMethod(form.subject.method, row, given.values)
      : ofFunction(data, given);
  const notes = [...notesOf(form, given, approvals, allowances.length)];
  for (const { token } of approvals)
    if (allowances.length > 0 && token?.includes('inferred') === true)
      notes.push(`The token to approve is inferred: ${token}. Check asset() of the contract.`);
  const found: Allowance[] = [];
  const spent: Allowance[] = [];
  for (const [index, { token, amount }] of allowances.entries()) {
    const typed =
      token === null ? values.get(allowanceToken(index)) : data.tokens[token] === undefined ? values.get(token) : token;
    const counted = amount === null ? values.get(allowanceAmount(index)) : values.get(amount);
    const address = typed === undefined ? null : addressOf(data, given.chain, String(typed));
    if (address === null || typeof counted !== 'bigint') {
      notes.push(unknownAmount(approvals[index] ?? approvals[0], address === null));
      continue;
    }
    if (counted === 0n) continue;
    const signed = signedIn(values, amount, given.signed);
    const place = spenderOf(data, given, approvals[index]?.spender ?? approvals[0]?.spender ?? null);
    if (place === null) {
      if (signed) continue;
      if (given.place !== null) return { problem: `The spender has no address on ${given.chain}.` };
      notes.push('The spender is what vault() returns: approve it yourself.');
      continue;
    }
    const data_ = calldataOf(APPROVE, [place.address, counted]);
    const name = tokenAt(data, given.chain, address)?.[0] ?? null;
    const made = {
      token: address,
      name,
      spender: place.address,
      spenderName: place.name,
      amount: counted,
      data: data_,
    };
    // A permit sets the allowance anew: nothing of an earlier one is left.
    if (signed) spent.push({ ...made, amount: ALL });
    else found.push(made);
  }
  return { allowances: found, spent, notes };
}

/** The reader's word that an allowance stands in place of a permit; undefined for methods without this parameter. */
export const isPreapproved = (values: Reading['values']): Value =>
  [...values].find(([path]) => path.endsWith('isPreapproved'))?.[1];

interface Known {
  readonly approvals: readonly ApprovalData[];
  readonly allowances: NonNullable<SentData['allowances']>;
  readonly values: Reading['values'];
}

const ofMethod = ({ approvals = [] }: MethodData, { allowances = [] }: SentData, values: Reading['values']): Known => ({
  approvals,
  allowances,
  values,
});

/** A function needs what the method that sends it needs: its arguments are the method's parameters. */
function ofFunction(data: CallsData, { contract, args, item, values }: Given): Known {
  const senders = sendersOf(data, contract, item.signature);
  const found = senders.find(({ row }) => (row.allowances ?? []).length > 0) ?? senders[0];
  if (found === undefined) return { approvals: [], allowances: [], values };
  const named = new Map<string, Value>(values);
  (found.row.arguments ?? []).forEach((expression, index) => {
    const value = args[index];
    const path = pathIn(expression);
    if (expression.startsWith('permit(') && typeof value === 'object')
      named.set(path, (value as { amount?: Value }).amount);
    else if (!/\)\.\w+$/.test(expression)) named.set(path, value);
    if (typeof value === 'object' && !Array.isArray(value))
      for (const [field, part] of Object.entries(value)) named.set(`${path}.${field}`, part);
  });
  return ofMethod(found.method, found.row, named);
}

/** A member of the token enums, or an address. */
function addressOf(data: CallsData, chain: string, token: string): Address | null {
  const address = token.startsWith('0x') ? token : data.tokens[token]?.at[chain];
  return address == null ? null : getAddress(address);
}

/** Whether a permit replaces the allowance: made by the SDK, or typed with its amount (`permit.amount`, `permit.r`). */
function signedIn(values: Reading['values'], amount: string | null, signed: boolean): boolean {
  if (signed) return true;
  const r = amount === null ? undefined : values.get(amount.replace(/[^.]+$/, 'r'));
  return typeof r === 'string' && !/^0x0*$/.test(r);
}

/**
 * The spender: the called contract, or the vault that belongs to it, which only the contract knows at an address of the
 * reader.
 */
function spenderOf(
  data: CallsData,
  given: Given,
  spender: string | null,
): { readonly address: Address; readonly name: string } | null {
  if (spender === null || spender === given.contract) return { address: given.to, name: given.place ?? given.contract };
  const vault = `${given.place?.split(' ')[0] ?? ''} `;
  const place = placesOf(data, spender).find(({ chain, name }) => chain === given.chain && name.startsWith(vault));
  return place?.address == null ? null : { address: getAddress(place.address), name: place.name };
}

function unknownAmount(approval: ApprovalData | undefined, token: boolean): string {
  const what = approval?.token ?? 'a token';
  return `${token ? 'The token' : 'The amount'} to approve is not known here (${what}${approval?.text ? `: ${approval.text}` : ''}). Approve it before the call, or fill it in above.`;
}

function* notesOf(
  form: Form,
  { values, item, args, contract, value }: Given,
  approvals: readonly ApprovalData[],
  allowances: number,
): Generator<string> {
  const { subject } = form;
  for (const { needs, token, spender, text } of approvals) {
    if (needs !== 'value' && allowances === 0)
      yield `Needs ${needs.replaceAll('-', ' ')} of ${token ?? 'a token'} to ${spender ?? 'the contract'}: ${text}.`;
  }
  if (subject.kind === 'method' && subject.method.signs === true && isPreapproved(values) !== true)
    yield 'The SDK asks the wallet for this signature itself. Calldata and batches hold what is typed here.';
  if (subject.kind === 'function' && subject.item.stateMutability === 'payable' && value === 0n)
    yield `${contract}.${item.name} accepts ETH, and none is sent.`;
  for (const [index, { name, type }] of item.inputs.entries())
    if (type.endsWith(']') && Array.isArray(args[index]) && (args[index] as readonly Value[]).length === 0)
      yield `${name} is an empty list.`;
  const chosen = values.get('params.unifiToken');
  if (typeof chosen === 'string')
    yield `The contract and the spender are those of ${chosen}: pass the same token to withToken.`;
}
