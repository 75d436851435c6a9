import { toFunctionSignature, type AbiFunction } from 'viem';
import { writes, type AbiItem, type Contract, type ContractFunction, type Mutability } from '../../../model/contract';
import { emittedEvents } from '../../../model/emitted-events';
import { plain } from '../../../model/plain-text';
import type { Reference } from '../../../model/reference';
import type { BookEvent, BookFunction, EventsBook, FunctionsBook } from '../../../model/tools-book';
import type { EventsFile, FunctionsFile, PackedMember, SignaturesFile } from '../../../model/tools-files';
import { packedInput } from './pack';
import { bookParameters, plainParameters } from './parameters';

/** Every function by contract. Only those that can send have a summary. */
export function functionsBook(reference: Reference): FunctionsBook {
  const { contracts } = reference.surface;
  return Object.fromEntries(
    contracts.map((contract) => [
      contract.name,
      contract.functions.map((member) => bookFunction(reference, contract, member)),
    ]),
  );
}

function bookFunction(reference: Reference, contract: Contract, member: ContractFunction): BookFunction {
  const methods = reference
    .callers(contract.name, member.signature)
    .map(({ handler, method }) => `${handler.class.name}.${method.name}`);
  return {
    name: member.name,
    inputs: bookParameters(contract, itemOf(contract, member), member.inputs),
    ...(member.mutability === 'nonpayable'
      ? {}
      : { mutability: member.mutability as Exclude<Mutability, 'nonpayable'> }),
    ...(writes(member) ? { summary: plain(member.doc.summary) } : {}),
    ...(writes(member) || member.outputs.length === 0
      ? {}
      : { outputs: bookParameters(contract, itemOf(contract, member), member.outputs, 'outputs') }),
    ...(methods.length === 0 ? {} : { methods }),
  };
}

/** The item of the ABI that a function of the surface describes. */
export function itemOf(contract: Contract, { name, signature }: ContractFunction): AbiItem {
  const item = contract.abi.find(
    (candidate) =>
      candidate.type === 'function' &&
      candidate.name === name &&
      toFunctionSignature(candidate as unknown as AbiFunction) === signature,
  );
  if (item === undefined) throw new Error(`the ABI of ${contract.name} has no ${signature}`);
  return item;
}

/** Every event by the contract that emits it. */
export function eventsBook({ surface }: Reference): EventsBook {
  const book: Record<string, BookEvent[]> = {};
  for (const { contract, event } of emittedEvents(surface)) {
    const owner = surface.contracts.find(({ name }) => name === contract);
    const item = owner?.abi.find(({ type, name }) => type === 'event' && name === event.name);
    const inputs =
      owner !== undefined && item !== undefined
        ? bookParameters(owner, item, event.inputs)
        : plainParameters(event.inputs);
    (book[contract] ??= []).push({ name: event.name, inputs });
  }
  return book;
}

/**
 * A method is stored without the class of the one before it, and without a name that is that of its function. The order
 * of the fields compresses best.
 */
function packedMembers(items: readonly BookFunction[]): readonly PackedMember[] {
  let last = '';
  const packedMethod = (method: string, called: string): string => {
    const [of = '', name = ''] = method.split('.');
    const text = `${of === last ? '' : of}.${name === called ? '' : name}`;
    last = of;
    return text;
  };
  return items.map(({ name, inputs, methods = [], mutability = '', summary = '', outputs = [] }) => {
    const called = methods.map((method) => packedMethod(method, name)).join(' ');
    const fields = [name, inputs.map(packedInput), called, mutability, summary, outputs.map(packedInput)] as const;
    return fields.slice(0, fields.findLastIndex(({ length }) => length > 0) + 1) as unknown as PackedMember;
  });
}

const packedFunctions = (book: FunctionsBook): FunctionsFile =>
  Object.fromEntries(Object.entries(book).map(([contract, items]) => [contract, packedMembers(items)]));

export const functionsFile = (reference: Reference): FunctionsFile => packedFunctions(functionsBook(reference));

/**
 * The functions in two files, without outputs, which calldata does not have: those that share a name with a writing
 * function, and the others, which only read.
 */
export function functionsParts(reference: Reference): {
  readonly functions: FunctionsFile;
  readonly views: FunctionsFile;
} {
  const { contracts } = reference.surface;
  const written = new Set(contracts.flatMap(({ functions }) => functions.filter(writes).map(({ name }) => name)));
  const book = functionsBook(reference);
  const part = (sent: boolean): FunctionsFile =>
    packedFunctions(
      Object.fromEntries(
        Object.entries(book).map(([contract, items]) => [
          contract,
          items.filter(({ name }) => written.has(name) === sent).map(({ outputs: _, ...item }) => item),
        ]),
      ),
    );
  return { functions: part(true), views: part(false) };
}

export const signaturesFile = ({ surface }: Reference): SignaturesFile =>
  Object.fromEntries(
    surface.contracts.map(({ name, functions }) => [name, functions.map(({ signature }) => signature).join(' ')]),
  );
export const eventsFile = (reference: Reference): EventsFile =>
  Object.fromEntries(
    Object.entries(eventsBook(reference)).map(([contract, events]) => [
      contract,
      events.map(({ name, inputs }) => ({ name, ...(inputs.length > 0 && { inputs: inputs.map(packedInput) }) })),
    ]),
  );
