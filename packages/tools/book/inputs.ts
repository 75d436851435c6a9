import type { BookEvent, BookFunction, EventsBook, FunctionsBook } from '@sdk-docs/reference/model/tools-book';
import type { EventsFile, FunctionsFile, Packed } from '@sdk-docs/reference/model/tools-files';
import { unpackInput } from './unpack-input';

/** The members by contract with their inputs and outputs. */
const unpackMembers = <Member extends object>(
  file: Readonly<Record<string, readonly Packed<Member>[]>>,
): Readonly<Record<string, readonly Member[]>> =>
  Object.fromEntries(
    Object.entries(file).map(([contract, members]) => [
      contract,
      members.map(
        ({ inputs = [], outputs, ...rest }) =>
          ({
            ...rest,
            inputs: inputs.map(unpackInput),
            ...(outputs === undefined ? {} : { outputs: outputs.map(unpackInput) }),
          }) as unknown as Member,
      ),
    ]),
  );

/** A method with the name of its function is stored as its class alone. */
const unpackMethods = ({ methods, ...item }: BookFunction): BookFunction =>
  methods === undefined
    ? item
    : { ...item, methods: methods.map((method) => (method.endsWith('.') ? method + item.name : method)) };

export const unpackFunctions = (file: FunctionsFile): FunctionsBook =>
  Object.fromEntries(
    Object.entries(unpackMembers<BookFunction>(file)).map(([contract, items]) => [contract, items.map(unpackMethods)]),
  );
export const unpackEvents = (file: EventsFile): EventsBook => unpackMembers<BookEvent>(file);
