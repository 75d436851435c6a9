import ts from 'typescript';
import {
  getAddress,
  parseEther,
  parseGwei,
  parseUnits,
  stringToHex,
  toFunctionSelector,
  zeroAddress,
  zeroHash,
} from 'viem';
import type { Reference } from '@sdk-docs/reference/model/reference';
import { parseAddressSource, sourceAddresses } from '@sdk-docs/reference/model/contract-addresses';
import type { Example } from '../../read/example';
import type { Recording } from '../../read/recording';
import { answerValue } from '../../record/answers';
import { envAddress } from '../../read/brought';
import type { CallSite } from './call-sites';
import { unwrapped } from './declarations';
import { unknown, type Outside, type Value } from './evaluate';
import { chosenBy } from './handler-calls';
import { permitOf } from '../../read/decode';

/** What the rules read of a recording. */
export type Recorded = Pick<Recording, 'chain' | 'chainId' | 'account' | 'time' | 'requests'>;

interface Place {
  readonly reference: Reference;
  readonly example: Example;
  readonly recording: Recorded;
  readonly checker: ts.TypeChecker;
  readonly sites: readonly CallSite[];
}

/**
 * Values that the SDK, viem and the recording wallet give an example: constants, accounts, the clock and canned
 * answers.
 */
export function knownValues({ reference, example, recording, checker, sites }: Place): Outside {
  const { account, time } = recording;
  const environment: Readonly<Record<string, Value>> = {
    RPC_URL: 'https://rpc.invalid',
    ...Object.fromEntries(Object.keys(example.env).map((name, index) => [name, envAddress(index)])),
  };
  const names: Readonly<Record<string, () => Value>> = {
    zeroAddress: () => zeroAddress,
    zeroHash: () => zeroHash,
    process: () => ({ env: environment }),
    TOKENS_ADDRESSES: () => table(reference, 'TOKENS_ADDRESSES'),
    CONTRACT_ADDRESSES: () => table(reference, 'CONTRACT_ADDRESSES'),
    VAULTS_ADDRESSES: () => table(reference, 'VAULTS_ADDRESSES'),
  };
  const pure: Readonly<Record<string, (...values: never[]) => Value>> = {
    parseEther,
    parseGwei,
    parseUnits,
    getAddress,
    stringToHex,
    toFunctionSelector,
    BigInt: (value: number) => BigInt(value),
    Number: (value: bigint) => Number(value),
    floor: Math.floor,
    now: () => time * 1000,
    getBlock: () => ({ timestamp: BigInt(time) }),
    privateKeyToAccount: () => ({ address: account }),
    requestAddresses: () => [account],
    getAddresses: () => [account],
  };
  return {
    name: (name) => names[name]?.() ?? unknown,
    call: (node, evaluate) => {
      const site = sites.find((candidate) => candidate.node === node);
      if (site !== undefined) return siteValue(site, evaluate);
      const callee = unwrapped(node.expression);
      const name = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();
      const values = node.arguments.map(evaluate);
      if (name === 'request') {
        const method = (values[0] as { method?: unknown } | undefined)?.method;
        return method === 'eth_requestAccounts' || method === 'eth_accounts' ? [account] : unknown;
      }
      const needsArguments = !['getBlock', 'privateKeyToAccount'].includes(name);
      if (pure[name] === undefined || (needsArguments && values.some(isUnknown))) return unknown;
      try {
        return pure[name](...(values as never[]));
      } catch {
        return unknown;
      }
    },
  };

  function siteValue(site: CallSite, evaluate: (node: ts.Expression) => Value): Value {
    if (site.called?.method.name === 'requestAddresses') return [account];
    if (site.called?.method.name === 'getContract') return { address: contractAddress(site, evaluate) };
    if (site.kind === 'sign') return signed(recording, site);
    if (site.kind === 'simulate') return { result: canned(site) };
    return site.kind === 'read' ? canned(site) : unknown;
  }

  /** Returns the canned answer of a read; unknown where the method combines several reads. */
  function canned({ called, direct }: CallSite): Value {
    const [call, second] = called?.method.calls ?? [];
    const member = direct?.member ?? (call === undefined ? null : reference.functionOf(call.contract, call.signature));
    const contract = direct?.contract ?? (call === undefined ? null : reference.contracts.get(call.contract));
    if (second !== undefined || member == null || contract == null) return unknown;
    return answerValue(contract, member.selector, example.answers);
  }

  function contractAddress(
    { called, arguments: { expression } }: CallSite,
    evaluate: (node: ts.Expression) => Value,
  ): Value {
    const source = parseAddressSource(called?.handler.facts.addressSource ?? '');
    const chosen = chosenBy(checker, expression);
    const name = chosen === null ? null : evaluate(chosen);
    if (source.kind === 'caller') return name ?? unknown;
    const fixed = source.kind === 'token' ? { ...source, token: source.token ?? String(name) } : source;
    const [known, second] = sourceAddresses(reference, fixed).filter(
      ({ chain, entry }) => chain === recording.chain && (typeof name !== 'string' || entry.path.includes(name)),
    );
    return known === undefined || second !== undefined ? unknown : known.address;
  }
}

/** Whether a value, or a part of it, is unknown. */
function isUnknown(value: Value): boolean {
  if (value === unknown) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(isUnknown);
}

/** Returns a table of addresses as the SDK exports it, with chains by name and by id. */
function table(reference: Reference, name: string): Value {
  const ids = new Map(reference.enumeration('Chain').members.map((member) => [member.name, String(member.value)]));
  const result: Record<string, Value> = {};
  for (const { path, value } of reference.constant(name).entries) {
    let level = result;
    path.forEach((key, index) => {
      const keys = [key, ids.get(key) ?? key];
      const next = index === path.length - 1 ? value : (level[key] ?? {});
      for (const each of keys) level[each] = next;
      if (index < path.length - 1) level = next as Record<string, Value>;
    });
  }
  return result;
}

/** Returns the result of signing: the fields of this statement's permit. Only the wallet knows the signature itself. */
function signed({ requests }: Recorded, site: CallSite): Value {
  const here = requests.filter(({ line }) => line === site.statement);
  const [permit, second] = here.flatMap((request) => permitOf(request) ?? []);
  if (permit === undefined || second !== undefined) return unknown;
  return { amount: permit.value, deadline: permit.deadline, v: unknown, r: unknown, s: unknown };
}
