import { keccak256, toBytes, toEventSelector, toFunctionSelector, type AbiEvent, type AbiFunction } from 'viem';
import type { Contract, ContractError, ContractEvent, ContractFunction } from '../../model/contract';
import { problem, type Finding, type Rule } from './rule';

/**
 * Computes selectors and topics twice: from our canonical signature and, for items of an ABI, from solc's ABI with
 * viem. The reference shows a number only if all three agree.
 */
export const selector: Rule = ({ contracts, errors, events }) => [
  ...contracts.flatMap((contract) => [
    ...[...contract.functions, ...contract.errors, ...contract.events].flatMap((member) =>
      hashProblems(contract.name, member),
    ),
    ...abiProblems(contract),
  ]),
  ...errors.flatMap((member) => hashProblems('surface/errors', member)),
  ...events.flatMap((member) => hashProblems('surface/events', member)),
];

function hashProblems(owner: string, member: ContractFunction | ContractError | ContractEvent): readonly Finding[] {
  const hash = keccak256(toBytes(member.signature));
  const [actual, expected] = member.kind === 'event' ? [member.topic, hash] : [member.selector, hash.slice(0, 10)];
  if (actual === expected) return [];
  const message = `${owner}.${member.signature} has ${actual}, its signature hashes to ${expected}`;
  return [problem(member.doc.location, message, 'the reader derived one of the two wrongly')];
}

function abiProblems(contract: Contract): readonly Finding[] {
  const known = new Set([
    ...contract.functions.map((member) => member.selector),
    ...contract.events.map(({ topic }) => topic),
  ]);
  return contract.abi.flatMap((item) => {
    const hash = hashOf(item);
    if (hash === null || known.has(hash)) return [];
    const message = `the ABI's ${item.type} ${item.name} (${hash}) is not in the model of ${contract.name}`;
    return [problem(contract.location, message, 'the reader dropped it')];
  });
}

function hashOf(item: Contract['abi'][number]): string | null {
  if (item.type === 'function') return toFunctionSelector(item as unknown as AbiFunction);
  return item.type === 'event' ? toEventSelector(item as unknown as AbiEvent) : null;
}
