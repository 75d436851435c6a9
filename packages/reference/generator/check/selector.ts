import { keccak256, toBytes, toEventSelector, toFunctionSelector, type AbiEvent, type AbiFunction } from 'viem';
import type { Contract, ContractError } from '../../model/contract';
import type { Problem } from '../../model/problem';
import { problemOf, type Rule } from './rule';

const problem = problemOf('selector');

/**
 * Computes selectors and topics twice: from our canonical signature and, for items of an ABI, from solc's ABI with
 * viem. The reference shows a number only if all three agree.
 */
export const selector: Rule = (surface) => [
  ...surface.contracts.flatMap((contract) => [
    ...contract.functions.flatMap((member) => hashProblems(contract.name, member, member.selector, 10)),
    ...contract.errors.flatMap((member) => hashProblems(contract.name, member, member.selector, 10)),
    ...contract.events.flatMap((member) => hashProblems(contract.name, member, member.topic, 66)),
    ...abiProblems(contract),
  ]),
  ...surface.errors.flatMap((member) => hashProblems('surface/errors', member, member.selector, 10)),
  ...surface.events.flatMap((member) => hashProblems('surface/events', member, member.topic, 66)),
];

function hashProblems(
  owner: string,
  { signature, doc }: Pick<ContractError, 'signature' | 'doc'>,
  actual: string,
  length: number,
): readonly Problem[] {
  const expected = keccak256(toBytes(signature)).slice(0, length);
  if (actual === expected) return [];
  return [
    problem(
      doc.location,
      `${owner}.${signature} has ${actual}, its signature hashes to ${expected}`,
      'the reader derived one of the two wrongly',
    ),
  ];
}

function abiProblems(contract: Contract): readonly Problem[] {
  const known = new Set([
    ...contract.functions.map((member) => member.selector),
    ...contract.events.map(({ topic }) => topic),
  ]);
  return contract.abi.flatMap((item) => {
    const hash = hashOf(item);
    if (hash === null || known.has(hash)) return [];
    return [
      problem(
        contract.location,
        `the ABI's ${item.type} ${item.name} (${hash}) is not in the model of ${contract.name}`,
        'the reader dropped it',
      ),
    ];
  });
}

function hashOf(item: Contract['abi'][number]): string | null {
  if (item.type === 'function') return toFunctionSelector(item as unknown as AbiFunction);
  return item.type === 'event' ? toEventSelector(item as unknown as AbiEvent) : null;
}
