import type { CallsData, FunctionData, MethodData, PlaceData } from '../../../model/calls-data';
import type { Handler } from '../../../model/reference';
import type { CallsFile, PackedFunction, PackedHandler, PackedToken } from '../../../model/tools-files';
import { packedInput } from './pack';

/** The calls for their file. packages/tools/book/calls.ts unpacks them. */
export const packedCalls = (
  { chains, tokens, contracts, methods }: CallsData,
  handlers: readonly Handler[],
): CallsFile => ({
  chains,
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
  handlers: handlers.flatMap((handler) =>
    packedHandler(
      handler,
      methods.filter(({ name }) => name.startsWith(`${handler.class.name}.`)),
    ),
  ),
});

/** Names have spaces of their own, so a bar stands in front of the chains. */
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
  const { client, contract, address } = first;
  return [
    {
      class: name,
      path: module.path,
      client,
      contract,
      address,
      methods: methods.map(({ client: _, contract: __, address: ___, page: ____, ...method }) => ({
        ...method,
        name: method.name.slice(name.length + 1),
      })),
    },
  ];
}
