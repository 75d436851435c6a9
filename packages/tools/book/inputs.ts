import type { BookFunction, EventsBook, FunctionsBook } from '@sdk-docs/reference/model/tools-book';
import type { EventsFile, FunctionsFile, PackedMember } from '@sdk-docs/reference/model/tools-files';
import { unpackInput } from './unpack-input';

const byContract = <Packed, Member>(
  file: Readonly<Record<string, readonly Packed[]>>,
  unpack: (members: readonly Packed[]) => readonly Member[],
): Readonly<Record<string, readonly Member[]>> =>
  Object.fromEntries(Object.entries(file).map(([contract, members]) => [contract, unpack(members)]));

/** A method is stored without the class of the one before it, and without a name that is that of its function. */
function unpackMembers(members: readonly PackedMember[]): BookFunction[] {
  let last = '';
  const unpackMethod = (method: string, called: string): string => {
    const [of, name] = method.split('.');
    last = of || last;
    return `${last}.${name || called}`;
  };
  return members.map(([name, inputs = [], methods, mutability, summary, outputs]) => ({
    name,
    inputs: inputs.map(unpackInput),
    ...(methods && { methods: methods.split(' ').map((method) => unpackMethod(method, name)) }),
    ...(mutability && { mutability }),
    ...(summary && { summary }),
    ...(outputs && { outputs: outputs.map(unpackInput) }),
  }));
}

/** The members by contract with their inputs and outputs. */
export const unpackFunctions = (file: FunctionsFile): FunctionsBook => byContract(file, unpackMembers);
export const unpackEvents = (file: EventsFile): EventsBook =>
  byContract(file, (events) => events.map(({ name, inputs = [] }) => ({ name, inputs: inputs.map(unpackInput) })));
