import type { CallsData, FunctionData, MethodData, ParameterData } from '@sdk-docs/reference/model/calls-data';
import { EVERY_TOKEN } from '@sdk-docs/reference/model/tools-files';
import { contractIn, functionIn, sendersOf, unitOf } from './data';
import { enumsOf, isPermit, leaveEmpty, parameterField } from './parameter-field';
import { addressField, fieldsOf, numberField, scalar, type Field } from './shape';
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

/** The subject of a form: a method of the SDK, a function of a contract, or raw calldata. */
export type Subject =
  | { readonly kind: 'method'; readonly method: MethodData }
  | { readonly kind: 'function'; readonly contract: string; readonly item: FunctionData }
  | { readonly kind: 'raw' };

export interface Form {
  readonly subject: Subject;
  /** `PufferVaultHandler.deposit`, `PufferVaultV5.deposit(uint256,address)`: its name in links. */
  readonly id: string;
  /**
   * Fields besides the arguments: the contract, the sender, the value, the permit, allowances that only the reader
   * knows.
   */
  readonly around: readonly Field[];
  readonly fields: readonly Field[];
  /** Amount -> the token that it counts, as an allowance names it. */
  readonly ties: Ties;
}

/** Finds the subject of a link; null for an unknown name, or a method whose part is not loaded. */
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

/** The contract of a link's subject; null for calldata and for an unknown name. */
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

const optional = (field: Field): Field => ({ ...field, optional: true });

const sender = optional(addressField(SENDER, 'sender'));
const sentValue = numberField(VALUE, 'value to send', 'wei of ETH');
const approved = optional(scalar(APPROVED, 'approved already', 'bool', { kind: 'bool' }));

const RAW_FORM: Form = {
  subject: { kind: 'raw' },
  id: RAW,
  around: [addressField(TARGET, 'contract or account'), sender, optional(sentValue)],
  fields: [scalar(DATA, DATA, 'bytes', { kind: 'bytes', size: null })],
  ties: new Map(),
};

function functionForm(data: CallsData, contract: string, item: FunctionData): Form {
  const asked = contractIn(data, contract).places.length === 0;
  const rows = sendersOf(data, contract, item.signature).map(({ row }) => row);
  const lenient = rows.some(({ allowances = [] }) => allowances.length > 0);
  return {
    subject: { kind: 'function', contract, item },
    id: `${contract}.${item.signature}`,
    around: [
      asked
        ? addressField(TARGET, 'contract')
        : optional(addressField(TARGET, 'contract (empty: the place of the SDK)')),
      sender,
      ...(item.stateMutability === 'payable' ? [optional(sentValue)] : []),
      ...(lenient ? [approved] : []),
    ],
    fields: fieldsOf(item.inputs).map((field, index) => {
      const input = item.inputs[index];
      return lenient && input !== undefined && isPermit(input) ? leaveEmpty(field) : field;
    }),
    // A function of every token counts the token that is called.
    ties: new Map([
      ...wordTies(fieldsOf(item.inputs), fieldsOf(item.inputs), contract === EVERY_TOKEN ? TARGET : null),
      ...tiesOf(item, rows),
    ]),
  };
}

function methodForm(data: CallsData, method: MethodData): Form {
  const { sends, parameters } = method;
  const rows = sends.map((row) => ({ row, item: functionIn(data, method.contract, row.signature) }));
  const isSelected = method.address.includes('[selected token]');
  const selected = isSelected ? (parameters.some(isVaultChoice) ? 'params.unifiToken' : SELECTED) : null;
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
      ...(method.address.startsWith('address set') ? [addressField(TARGET, 'address of the contract')] : []),
      ...(selected === SELECTED ? [selection(method)] : []),
      ...(parameters.some((parameter) => parameter.name === method.sender.split('.')[0]) ? [] : [sender]),
      ...(sends.some(({ value }) => value === 'transact.value') ? [sentValue] : []),
      ...(permit ? permitFields : []),
      ...(lenient ? [approved] : []),
      ...unknown.flatMap(({ token, amount }, index) => [
        ...(token === null ? [optional(addressField(allowanceToken(index), 'token to approve first'))] : []),
        ...(amount === null
          ? [optional(numberField(allowanceAmount(index), 'amount to approve first', unitOf(data, token)))]
          : []),
      ]),
    ],
    fields,
    ties: new Map([
      ...wordTies(fields, fields, selected),
      ...unknown.flatMap(({ token, amount }): [string, string][] =>
        token === null || amount === null ? [] : [[amount, token]],
      ),
    ]),
  };
}

/** A parameter that selects the vault, like that of `withToken`. */
const isVaultChoice = ({ fields = [] }: ParameterData): boolean => fields.some(({ name }) => name === 'unifiToken');

const selection = ({ selects = '' }: MethodData): Field =>
  scalar(SELECTED, 'token of withToken', selects, { kind: 'token', enums: enumsOf(selects) });

const permitFields: readonly Field[] = [
  optional(numberField(PERMIT_DEADLINE, 'deadline of the signed permit', 'Unix seconds')),
  optional(scalar(PERMIT_SIGNATURE, 'signature of the permit', 'bytes', { kind: 'bytes', size: 65 })),
];

/** The forms for the same function, each once. */
export function otherForms(data: CallsData, { subject }: Form): readonly string[] {
  if (subject.kind === 'raw') return [];
  const ids =
    subject.kind === 'function'
      ? sendersOf(data, subject.contract, subject.item.signature).map(({ method }) => method.name)
      : subject.method.sends.map(({ signature }) => `${subject.method.contract}.${signature}`);
  return [...new Set(ids)];
}
