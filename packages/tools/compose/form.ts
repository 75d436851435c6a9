import type { CallsData, FunctionData, MethodData, ParameterData } from '@sdk-docs/reference/model/calls-data';
import { EVERY_TOKEN } from '@sdk-docs/reference/model/tools-files';
import { contractIn, functionIn, methodIn, sendersOf } from './data';
import { enumsOf, isPermit, leaveEmpty, parameterField } from './parameter-field';
import { fieldsOf, type Field } from './shape';
import {
  SENDER,
  TARGET,
  VALUE,
  SELECTED,
  PERMIT_DEADLINE,
  PERMIT_SIGNATURE,
  DATA,
  APPROVED,
  RAW,
  allowanceToken,
  allowanceAmount,
} from './paths';
import { tiesOf, wordTies, type Ties } from './ties';

/** What is composed: a method of the SDK, a function of a contract, or calldata as it is. */
export type Subject =
  | { readonly kind: 'method'; readonly method: MethodData }
  | { readonly kind: 'function'; readonly contract: string; readonly item: FunctionData }
  | { readonly kind: 'raw' };

export interface Form {
  readonly subject: Subject;
  /** `PufferVaultHandler.deposit`, `PufferVaultV5.deposit(uint256,address)`: what a link names. */
  readonly id: string;
  /** Fields beside the arguments: the contract, the sender, what is sent, the permit, allowances that only the reader knows. */
  readonly around: readonly Field[];
  readonly fields: readonly Field[];
  /** Amount -> the token that it counts, as an allowance names it. */
  readonly ties: Ties;
}

/** Finds what a link names; null for a name that is not in the data, or a method whose part is not loaded. */
export function subjectOf(data: CallsData, id: string): Subject | null {
  if (id === RAW) return { kind: 'raw' };
  const method = data.methods.find(({ name }) => name === id);
  if (method !== undefined) return { kind: 'method', method };
  const dot = id.indexOf('.');
  const contract = id.slice(0, dot);
  if (!Object.hasOwn(data.contracts, contract)) return null;
  const item = data.contracts[contract]?.functions.find(({ signature }) => signature === id.slice(dot + 1));
  return item === undefined ? null : { kind: 'function', contract, item };
}

/** The contract of what a link names; null for calldata and for a name that is not in the data. */
export function contractOf({ names, contracts }: CallsData, id: string): string | null {
  const method = names.find(({ name }) => name === id);
  if (method !== undefined) return method.contract;
  const contract = id.slice(0, id.indexOf('.'));
  const signature = id.slice(contract.length + 1);
  const known = Object.hasOwn(contracts, contract) ? contracts[contract] : undefined;
  return known?.functions.some((item) => item.signature === signature) === true ? contract : null;
}

/** The contracts of several names, each once. */
export const contractsOf = (data: CallsData, ids: readonly string[]): readonly string[] => [
  ...new Set(ids.flatMap((id) => contractOf(data, id) ?? [])),
];

export function formOf(data: CallsData, subject: Subject): Form {
  if (subject.kind === 'raw') return RAW_FORM;
  return subject.kind === 'method'
    ? methodForm(data, subject.method)
    : functionForm(data, subject.contract, subject.item);
}

const integer = (path: string, name: string, unit: string): Field => ({
  path,
  name,
  unit,
  type: 'uint256',
  optional: true,
  shape: { kind: 'integer', bits: 256, signed: false },
});
const address = (path: string, name: string, optional: boolean): Field => ({
  path,
  name,
  unit: '',
  type: 'address',
  optional,
  shape: { kind: 'address' },
});

const approved: Field = {
  path: APPROVED,
  name: 'approved already',
  unit: '',
  type: 'bool',
  optional: true,
  shape: { kind: 'bool' },
};

const RAW_FORM: Form = {
  subject: { kind: 'raw' },
  id: RAW,
  around: [
    address(TARGET, 'contract or account', false),
    address(SENDER, 'sender', true),
    integer(VALUE, 'value to send', 'wei of ETH'),
  ],
  fields: [{ path: DATA, name: DATA, unit: '', type: 'bytes', optional: false, shape: { kind: 'bytes', size: null } }],
  ties: new Map(),
};

function functionForm(data: CallsData, contract: string, item: FunctionData): Form {
  const asked = contractIn(data, contract).places.length === 0;
  const rows = sendersOf(data, contract, item.signature).flatMap(({ sends }) =>
    sends.filter(({ signature }) => signature === item.signature),
  );
  const lenient = rows.some(({ allowances = [] }) => allowances.length > 0);
  return {
    subject: { kind: 'function', contract, item },
    id: `${contract}.${item.signature}`,
    around: [
      address(TARGET, asked ? 'contract' : 'contract (empty: the place of the SDK)', !asked),
      address(SENDER, 'sender', true),
      ...(item.stateMutability === 'payable' ? [integer(VALUE, 'value to send', 'wei of ETH')] : []),
      ...(lenient ? [approved] : []),
    ],
    fields: fieldsOf(item.inputs).map((field, index) => {
      const input = item.inputs[index];
      return lenient && input !== undefined && isPermit(input) ? leaveEmpty(field) : field;
    }),
    // A function of every token counts the token that it is called on.
    ties: new Map([
      ...wordTies(fieldsOf(item.inputs), fieldsOf(item.inputs), contract === EVERY_TOKEN ? TARGET : null),
      ...tiesOf(item, rows),
    ]),
  };
}

function methodForm(data: CallsData, method: MethodData): Form {
  const { sends, parameters } = method;
  const rows = sends.map((row) => ({ row, item: functionIn(data, method.contract, row.signature) }));
  const selected = /\[selected token\]/.test(method.address) && !parameters.some(isVaultChoice);
  const permit = sends.some(({ arguments: args }) => args?.some((text) => text.startsWith('permit(')) === true);
  const unknown = sends.flatMap(({ allowances = [] }) => allowances);
  const lenient = sends.some(({ allowances = [] }) => allowances.length > 0);
  const shape = (parameter: ParameterData, prefix: string): Field =>
    parameterField(rows, parameter, `${prefix}${parameter.name}`, lenient);
  const fields = parameters.map((parameter) => shape(parameter, ''));
  return {
    subject: { kind: 'method', method },
    id: method.name,
    around: [
      ...(method.address.startsWith('address set') ? [address(TARGET, 'address of the contract', false)] : []),
      ...(selected ? [selection(method)] : []),
      ...(parameters.some((parameter) => parameter.name === method.sender.split('.')[0])
        ? []
        : [address(SENDER, 'sender', true)]),
      ...(sends.some(({ value }) => value === 'transact.value')
        ? [{ ...integer(VALUE, 'value to send', 'wei of ETH'), optional: false }]
        : []),
      ...(permit ? permitFields : []),
      ...(lenient ? [approved] : []),
      ...unknown.flatMap(({ token, amount }, index) => [
        ...(token === null ? [address(allowanceToken(index), 'token to approve first', true)] : []),
        ...(amount === null ? [integer(allowanceAmount(index), 'amount to approve first', unitOf(data, token))] : []),
      ]),
    ],
    fields,
    ties: new Map([
      ...wordTies(fields, fields, selected ? SELECTED : null),
      ...unknown.flatMap(({ token, amount }): [string, string][] =>
        token === null || amount === null ? [] : [[amount, token]],
      ),
    ]),
  };
}

const unitOf = (data: CallsData, token: string | null): string => {
  const decimals = token === null ? undefined : data.tokens[token]?.decimals;
  return typeof decimals === 'number' ? `base units of ${token} (${decimals} decimals)` : 'base units of the token';
};

/** A parameter that chooses the vault, as that of `withToken` does. */
const isVaultChoice = ({ fields = [] }: ParameterData): boolean => fields.some(({ name }) => name === 'unifiToken');

const selection = (method: MethodData): Field => ({
  path: SELECTED,
  name: 'token of withToken',
  unit: '',
  type: method.selects ?? '',
  optional: false,
  shape: {
    kind: 'token',
    enums: enumsOf(method.selects ?? ''),
  },
});

const permitFields: readonly Field[] = [
  integer(PERMIT_DEADLINE, 'deadline of the signed permit', 'Unix seconds'),
  {
    path: PERMIT_SIGNATURE,
    name: 'signature of the permit',
    unit: '',
    type: 'bytes',
    optional: true,
    shape: { kind: 'bytes', size: 65 },
  },
];

/** The forms that lead to the same function. */
export const otherForms = (data: CallsData, { subject }: Form): readonly string[] =>
  subject.kind === 'raw'
    ? []
    : subject.kind === 'function'
      ? sendersOf(data, subject.contract, subject.item.signature).map(({ name }) => name)
      : [
          ...new Set(
            subject.method.sends.map(({ signature }) => `${methodIn(data, subject.method.name).contract}.${signature}`),
          ),
        ];
