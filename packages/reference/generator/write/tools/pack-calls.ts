import type { CallsData, FunctionData, MethodData, PlaceData } from '../../../model/calls-data';
import type { Handler } from '../../../model/reference';
import type { MinimumsBook } from '../../../model/tools-book';
import type {
  CallsFile,
  FunctionTexts,
  MethodsFile,
  PackedFunction,
  PackedHandler,
  PackedToken,
  PermitsFile,
} from '../../../model/tools-files';
import { packedInput } from './pack';

/** Parts of similar size: a form needs one. */
const PARTS = 6;

/**
 * The calls for their files: the part that is read first, and the others. packages/tools/book/calls.ts unpacks them.
 */
export function packedCalls(
  data: CallsData,
  handlers: readonly Handler[],
  rules: FunctionTexts,
  minimums: MinimumsBook,
): { readonly calls: CallsFile; readonly methods: readonly MethodsFile[] } {
  const packed = packedHandlers(data, handlers);
  const parts = partsOf(packed, rules);
  const calls = {
    ...packedNames({ ...data, tokens: withoutPermits(data.tokens) }),
    names: packed.map(({ class: handler, client, contract, methods }): CallsFile['names'][number] => [
      handler,
      client,
      contract,
      methods.map(({ name }) => name).join(' '),
    ]),
    parts: parts.map((contracts) => contracts.join(' ')),
  };
  return {
    calls,
    methods: parts.map((contracts) => ({ ...partOf(packed, rules, contracts), ...minimumsOf(minimums, contracts) })),
  };
}

/** Only the bench stores which tokens take a permit. */
const withoutPermits = (tokens: CallsData['tokens']): CallsData['tokens'] =>
  Object.fromEntries(
    Object.entries(tokens).map(([name, { enum: of, decimals, at }]) => [name, { enum: of, decimals, at }]),
  );

export const packedPermits = (data: CallsData, handlers: readonly Handler[]): PermitsFile => ({
  ...packedNames(data),
  handlers: packedHandlers(data, handlers),
});

function partOf(
  handlers: readonly PackedHandler[],
  { who, cautions }: FunctionTexts,
  contracts: readonly string[],
): MethodsFile {
  const own = (texts: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(texts).flatMap(([text, keys]) => {
        const kept = keys.split(' ').filter((key) => contracts.includes(contractOf(key)));
        return kept.length === 0 ? [] : [[text, kept.join(' ')]];
      }),
    );
  return {
    handlers: handlers.filter(({ contract }) => contracts.includes(contract)),
    who: own(who),
    cautions: own(cautions),
  };
}

/** The arguments of the contracts that are minimums; no field where there are none. */
function minimumsOf(minimums: MinimumsBook, contracts: readonly string[]): Pick<MethodsFile, 'minimums'> {
  const found = minimums.flatMap(({ of, minimum }) =>
    of.some((name) => contracts.includes(contractOf(name))) ? [minimum.replace(/.*\./, '')] : [],
  );
  return found.length === 0 ? {} : { minimums: [...new Set(found)] };
}

/** Of `Contract.function`. */
const contractOf = (key: string): string => key.slice(0, key.indexOf('.'));

/** The contracts of each part: the largest first, each into the smallest part so far. */
function partsOf(handlers: readonly PackedHandler[], rules: FunctionTexts): readonly (readonly string[])[] {
  const keys = [...Object.values(rules.who), ...Object.values(rules.cautions)].flatMap((text) => text.split(' '));
  const contracts = new Set([...handlers.map(({ contract }) => contract), ...keys.map(contractOf)]);
  const parts = Array.from({ length: PARTS }, () => ({ size: 0, contracts: [] as string[] }));
  const sized = [...contracts].map((name) => ({ name, size: JSON.stringify(partOf(handlers, rules, [name])).length }));
  for (const { name, size } of sized.toSorted((a, b) => b.size - a.size || (a.name < b.name ? -1 : 1))) {
    const [smallest] = parts.toSorted((a, b) => a.size - b.size);
    smallest?.contracts.push(name);
    if (smallest !== undefined) smallest.size += size;
  }
  return parts.map((part) => part.contracts);
}

const packedNames = ({ sdk, tokens, contracts }: CallsData): Pick<CallsFile, 'sdk' | 'tokens' | 'contracts'> => ({
  sdk,
  tokens: Object.fromEntries(
    Object.entries(tokens).map(([name, { at, ...token }]): [string, PackedToken] => {
      const none = Object.keys(at).filter((chain) => at[chain] === null);
      return [name, { ...token, ...(none.length === 0 ? {} : { none: none.join(' ') }) }];
    }),
  ),
  contracts: Object.fromEntries(
    Object.entries(contracts).map(([name, { places, functions }]) => [
      name,
      { places: packedPlaceNames(places), functions: functions.map(packedFunction) },
    ]),
  ),
});

const packedHandlers = ({ methods }: CallsData, handlers: readonly Handler[]): PackedHandler[] =>
  handlers.flatMap((handler) =>
    packedHandler(
      handler,
      methods.filter(({ name }) => name.startsWith(`${handler.class.name}.`)),
    ),
  );

/** Names contain spaces, so a bar precedes the chains. */
const packedPlaceNames = (places: readonly PlaceData[]): string[] =>
  [...new Set(places.map(({ name }) => name))].map((name) =>
    [name, ...places.filter((place) => place.name === name && place.address === null).map(({ chain }) => chain)].join(
      '|',
    ),
  );

function packedFunction({ name, inputs, stateMutability, page }: FunctionData): PackedFunction {
  const anchor = page.slice(page.indexOf('#') + 1);
  const payable = stateMutability === 'payable' ? 1 : 0;
  if (anchor !== name) return [name, inputs.map(packedInput), payable, anchor];
  if (payable === 1) return [name, inputs.map(packedInput), payable];
  return inputs.length === 0 ? [name] : [name, inputs.map(packedInput)];
}

/** Every method of a handler has its client, contract and address. */
function packedHandler({ class: { name }, module }: Handler, methods: readonly MethodData[]): PackedHandler[] {
  const [first] = methods;
  if (first === undefined) return [];
  const { client, contract, selects, address } = first;
  return [
    {
      class: name,
      path: module.path,
      client,
      contract,
      ...(selects === undefined ? {} : { selects }),
      address,
      methods: methods.map(({ client: _, contract: __, address: ___, page: ____, selects: _____, ...method }) => ({
        ...method,
        name: method.name.slice(name.length + 1),
      })),
    },
  ];
}
