import { getAddress } from 'viem';
import type { CallsData, ContractData, FunctionData, MethodData, ParameterData } from '../../../model/calls-data';
import { writes, type Contract, type ContractFunction } from '../../../model/contract';
import { contractAddresses, zeroAddress } from '../../../model/contract-addresses';
import { plain } from '../../../model/plain-text';
import { functionLink, methodLink, type Handler, type Reference } from '../../../model/reference';
import type { SdkMethod, SdkParameter } from '../../../model/sdk';
import { tokenPermits } from '../../../model/token-permits';
import { chainIds } from '../address-entries';
import { itemOf } from './members';
import type { MinimumsBook } from '../../../model/tools-book';
import type { PermitsFile } from '../../../model/tools-files';
import { packedCalls, packedPermits } from './pack-calls';
import { bookParameters } from './parameters';
import { rulesFile } from './rules';

/** The handlers in the order of the sidebar: the composer lists calls in it. */
function listedHandlers({ surface, handlers }: Reference): readonly Handler[] {
  const order = surface.layout.families.flatMap((family) => family.handlers.map((name) => `${name}Handler`));
  const at = ({ class: { name } }: Handler): number => order.indexOf(name);
  return handlers.toSorted((a, b) => at(a) - at(b));
}

/** The contracts in the order of their handlers; those without one come last. */
function listedContracts(reference: Reference): readonly Contract[] {
  const order = listedHandlers(reference).map(({ facts }) => facts.contract);
  const at = ({ name }: Contract): number => (order.includes(name) ? order.indexOf(name) : order.length);
  return reference.surface.contracts.toSorted((a, b) => at(a) - at(b));
}

/** Data of the composer and the permit bench in the browser. */
export function callsBook(reference: Reference): CallsData {
  const methods = listedHandlers(reference).flatMap((handler) =>
    handler.class.methods.flatMap((method) =>
      method.form.endsWith('write') ? [methodOf(reference, handler, method)] : [],
    ),
  );
  const { upstream, layout } = reference.surface;
  return {
    sdk: { package: upstream.package, client: layout.client },
    chains: Object.fromEntries(chainIds(reference)),
    tokens: tokensOf(reference),
    contracts: Object.fromEntries(
      listedContracts(reference).flatMap((contract) => {
        const found = contractOf(reference, contract);
        return found.functions.length === 0 ? [] : [[contract.name, found]];
      }),
    ),
    names: methods.map(({ name, client, contract }) => ({ name, client, contract })),
    methods,
  };
}

/** The same without calls, for the permit bench: names with their places, and the methods that take a permit. */
function permitsBook(reference: Reference): CallsData {
  const { sdk, chains, tokens, contracts, methods } = callsBook(reference);
  return {
    sdk,
    chains,
    tokens,
    contracts: Object.fromEntries(
      Object.entries(contracts).map(([name, { places }]) => [name, { places, functions: [] }]),
    ),
    names: [],
    methods: methods
      .filter(({ approvals = [] }) => approvals.some(({ needs }) => needs.includes('permit')))
      .map((method) => ({ ...method, parameters: [], sends: [] })),
  };
}

const stored = (address: string): string | null => (address === zeroAddress ? null : getAddress(address));

function tokensOf(reference: Reference): CallsData['tokens'] {
  const placed = reference.constant('TOKENS_ADDRESSES').entries;
  const unifi = new Set(reference.enumeration('UnifiToken').members.map(({ name }) => name));
  return Object.fromEntries(
    tokenPermits(reference.surface).map(({ token, answer, text, version, domainName, salts, decimals }) => [
      token,
      {
        enum: unifi.has(token) ? 'UnifiToken' : 'Token',
        decimals: /^\d+$/.test(decimals) ? Number(decimals) : decimals || 'unknown',
        permit: answer,
        reason: plain(text),
        ...(version === '' ? {} : { version }),
        ...(domainName === '' ? {} : { domainName }),
        ...(salts.length === 0 ? {} : { salts: Object.fromEntries(salts.map(({ chain, value }) => [chain, value])) }),
        at: Object.fromEntries(
          placed
            .filter(({ path }) => path[0] === token)
            .map(({ path: [, chain = ''], value }) => [chain, stored(value)]),
        ),
      },
    ]),
  );
}

function contractOf(reference: Reference, contract: Contract): ContractData {
  const places = contractAddresses(reference, contract.name).map(({ chain, label, address }) => ({
    chain,
    name: label,
    address: stored(address),
  }));
  return {
    places: [...new Map(places.map((place) => [`${place.chain} ${place.name}`, place])).values()],
    functions: contract.functions.filter(writes).map((member) => functionOf(contract, member)),
  };
}

const functionOf = (contract: Contract, member: ContractFunction): FunctionData => ({
  type: 'function',
  name: member.name,
  stateMutability: member.mutability === 'payable' ? 'payable' : 'nonpayable',
  inputs: bookParameters(contract, itemOf(contract, member), member.inputs),
  outputs: [],
  signature: member.signature,
  page: functionLink(contract, member),
});

function methodOf(reference: Reference, handler: Handler, method: SdkMethod): MethodData {
  const selects = handler.class.methods.find((each) => each.name === 'withToken')?.parameters[0]?.type;
  const name = `${handler.class.name}.${method.name}`;
  const approvals = method.approvals.flatMap(({ needs, token, spender, text }) =>
    needs === 'none' ? [] : [{ needs, token, spender, text: plain(text) }],
  );
  return {
    name,
    client: handler.facts.clientProperty,
    ...(method.form === 'deferred-write' ? { deferred: true } : {}),
    contract: handler.facts.contract,
    ...(selects === undefined ? {} : { selects }),
    address: handler.facts.addressSource,
    parameters: method.parameters.map(parameterOf),
    sender: method.sender ?? '',
    sends: reference.surface.arguments
      .filter((row) => row.method === name)
      .map(({ signature, arguments: args, when, value, allowances }) => ({
        signature,
        arguments: args,
        ...(when.length === 0 ? {} : { when }),
        ...(value === null ? {} : { value }),
        ...(allowances.length === 0 ? {} : { allowances }),
      })),
    ...(approvals.length === 0 ? {} : { approvals }),
    ...(method.signs === null ? {} : { signs: true }),
    page: methodLink(handler, method),
  };
}

const parameterOf = ({ name, type, unit, optional, fields }: SdkParameter): ParameterData => ({
  name,
  type,
  ...(unit === null ? {} : { unit: plain(unit) }),
  ...(optional ? { optional: true } : {}),
  ...(fields.length === 0 ? {} : { fields: fields.map(parameterOf) }),
});

/** The composer's file, and the additional data for the forms of some contracts: one file per part. */
export const callsFiles = (reference: Reference): ReturnType<typeof packedCalls> =>
  packedCalls(callsBook(reference), listedHandlers(reference), rulesFile(reference), minimumsBook(reference));

/** Reads that a node is asked for, for calls with a minimum. */
export const minimumsBook = ({ surface }: Reference): MinimumsBook =>
  surface.minimums.map(({ sources: _, location: __, ...row }) => row);

export const permitsFile = (reference: Reference): PermitsFile =>
  packedPermits(permitsBook(reference), listedHandlers(reference));
