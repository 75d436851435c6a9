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

/** A method is stored without the class of the one before it, and without a name that is that of its function. */
function unpackMethods(items: readonly BookFunction[]): BookFunction[] {
  let last = '';
  return items.map((item) => ({
    ...item,
    ...(item.methods && {
      methods: item.methods.map((method) => {
        const [of, name] = method.split('.');
        last = of || last;
        return `${last}.${name || item.name}`;
      }),
    }),
  }));
}

export const unpackFunctions = (file: FunctionsFile): FunctionsBook =>
  Object.fromEntries(
    Object.entries(unpackMembers<BookFunction>(file)).map(([contract, items]) => [contract, unpackMethods(items)]),
  );
export const unpackEvents = (file: EventsFile): EventsBook => unpackMembers<BookEvent>(file);
