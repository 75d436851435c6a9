import { getAddress, isAddress } from 'viem';
import { accessKinds, type Access, type AccessAccount, type AccessRule } from '../../model/access';
import { writes, type Contract } from '../../model/contract';
import type { Location } from '../../model/doc';
import type { Surface } from '../../model/surface';
import { exportsOf } from './exports';
import { problem, type Finding, type Rule } from './rule';
import { sourcedProblems } from './sourced';

/**
 * surface/access states once, with a source, who can pause and upgrade each contract and who may call each function
 * that writes, and agrees with `@custom:access`. Its roles, chains and addresses exist.
 */
export const access: Rule = (surface) => {
  const { access: facts, contracts, layout } = surface;
  // A surface without access facts, like most fixtures.
  if (facts.contracts.length === 0 && facts.rules.length === 0) return [];
  return [
    ...sourcedProblems(facts),
    ...contracts.flatMap((contract) => contractProblems(contract, facts)),
    ...facts.contracts.flatMap((powers) => [
      ...unknownName(contracts, powers.contract, powers.location),
      ...(facts.gates.some(({ id }) => id === powers.gate)
        ? []
        : [problem(powers.location, `${powers.contract} has the gate "${powers.gate}"`, 'an id of gates.json')]),
    ]),
    ...[...facts.gates, ...facts.contracts]
      .filter(({ pause }) => /^There is no pause(?:\.|$)/.test(pause?.text ?? ''))
      .map(({ location }) =>
        problem(location, 'the pause begins with "There is no pause."', 'write "none": true instead'),
      ),
    ...facts.contracts
      .filter(({ contract, exit }) => exit !== null && layout.exits.every((way) => way.contract !== contract))
      .map(({ contract, location }) =>
        problem(location, `${contract} has an exit and is no way out`, 'a contract of "exits" in layout.json'),
      ),
    ...facts.rules.flatMap((rule) => ruleProblems(rule, surface)),
    ...facts.accounts.flatMap((account) => accountProblems(account, surface)),
  ];
};

/** Finds missing and repeated entries. */
function contractProblems({ name, functions, location }: Contract, { contracts, rules }: Access): readonly Finding[] {
  const powers = contracts.filter(({ contract }) => contract === name).length;
  const changing = new Set(functions.filter(writes).map((member) => member.name));
  return [
    ...(powers === 1 ? [] : [problem(location, `${name} has ${powers} rows in contracts.json`, 'once')]),
    ...[...changing].flatMap((member) => {
      const count = rules.filter((rule) => rule.contract === name && rule.functions.includes(member)).length;
      const hint = 'one row of functions.json says who may call it';
      return count === 1 ? [] : [problem(location, `${name}.${member} has ${count} rows in functions.json`, hint)];
    }),
  ];
}

function ruleProblems(rule: AccessRule, { access: facts, contracts }: Surface): readonly Finding[] {
  const contract = contracts.find(({ name }) => name === rule.contract);
  if (contract === undefined) return unknownName(contracts, rule.contract, rule.location);
  const at = rule.location;
  const ids = new Set(facts.roles.map(({ id }) => id));
  return [
    ...(accessKinds.includes(rule.kind)
      ? []
      : [problem(at, `"${String(rule.kind)}" is not a kind of access`, `one of: ${accessKinds.join(', ')}`)]),
    ...rule.roles
      .filter((id) => !ids.has(id))
      .map((id) => problem(at, `role ${id} of ${rule.contract} is not a role`, 'an id of roles.json')),
    ...rule.functions.flatMap((name) => {
      const members = contract.functions.filter((member) => member.name === name);
      if (members.length === 0)
        return [problem(at, `${contract.name}.${name} does not exist`, 'see surface/contracts')];
      return members.flatMap((member) => tagProblems(`${contract.name}.${member.signature}`, member.access, rule));
    }),
  ];
}

/**
 * `@custom:access` of a function states the same in words. It is present where access is restricted, and names the same
 * role.
 */
function tagProblems(name: string, text: string | null, { kind, roles, location }: AccessRule): readonly Finding[] {
  const restricted = kind === 'role' || kind === 'owner' || kind === 'account';
  if (restricted && text === null)
    return [problem(location, `${name} is restricted without @custom:access`, 'say in the contract who may call it')];
  if (text === null) return [];
  if (kind === 'open' || kind === 'pausable')
    return [problem(location, `${name} has @custom:access and the kind "${kind}"`, 'one of the two is wrong')];
  const named = [...text.matchAll(/\brole (\d+)/g)].map(([, id]) => id);
  return kind === 'role' && named.join() !== roles.join()
    ? [problem(location, `${name}: @custom:access names role ${named.join()}, this row ${roles.join()}`, 'the same')]
    : [];
}

function accountProblems({ address, chain, abi, location }: AccessAccount, surface: Surface): readonly Finding[] {
  const chains = exportsOf(surface, 'enum').find(({ name }) => name === 'Chain')?.members ?? [];
  const checksum = isAddress(address, { strict: false }) ? getAddress(address) : null;
  return [
    ...(checksum === address
      ? []
      : [problem(location, `${address} is not a checksummed address`, `EIP-55 gives ${checksum ?? 'none'}`)]),
    ...(chains.some(({ name }) => name === chain)
      ? []
      : [problem(location, `${chain} is not a chain`, 'a member of Chain')]),
    ...(abi === null ? [] : unknownName(surface.contracts, abi, location)),
  ];
}

const unknownName = (contracts: readonly Contract[], name: string, at: Location): readonly Finding[] =>
  contracts.some((contract) => contract.name === name)
    ? []
    : [problem(at, `${name} is not a contract`, 'a file name of surface/contracts')];
