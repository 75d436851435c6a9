import { methodAnchor } from '@sdk-docs/reference/model/anchors';
import type { CallsData, FunctionData } from '@sdk-docs/reference/model/calls-data';
import { contractRoute, moduleRoute } from '@sdk-docs/reference/model/routes';
import type { CallsFile, PackedFunction } from '@sdk-docs/reference/model/tools-files';
import { signatureOf } from './signature';
import { unpackInput } from './inputs';

/** What the composer reads, with everything that its file leaves out. */
export const unpackCalls = ({ chains, tokens, contracts, handlers }: CallsFile): CallsData => ({
  chains,
  tokens,
  contracts: Object.fromEntries(
    Object.entries(contracts).map(([name, { places, functions }]) => [
      name,
      { places, functions: functions.map((packed) => unpackFunction(name, packed)) },
    ]),
  ),
  methods: handlers.flatMap(({ class: handler, path, methods, ...shared }) =>
    methods.map((method) => ({
      ...method,
      ...shared,
      name: `${handler}.${method.name}`,
      page: `${moduleRoute(path)}#${methodAnchor(method.name)}`,
    })),
  ),
});

function unpackFunction(contract: string, [name, packed = [], payable, anchor = name]: PackedFunction): FunctionData {
  const inputs = packed.map(unpackInput);
  return {
    type: 'function',
    name,
    stateMutability: payable === 1 ? 'payable' : 'nonpayable',
    inputs,
    outputs: [],
    signature: signatureOf({ name, inputs }),
    page: `${contractRoute(contract)}#${anchor}`,
  };
}
