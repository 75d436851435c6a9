import { getAddress } from 'viem';
import type { ContractPowers } from '../../model/access';
import { POWER_READS, type AskedPowers, type AskedProxy } from '../../model/tools-book';
import { writes, type Contract } from '../../model/contract';
import type { Reference } from '../../model/reference';
import { chainIds } from './address-entries';
import { element } from './mdx';

/** Buttons that ask the reader's wallet (packages/tools/pages/chain). */

/** Writes the button that compares the code behind a proxy with the implementation on record. */
export function askProxy(reference: Reference, chain: string, address: string, implementation: string): string {
  const chainId = chainIds(reference).get(chain);
  if (chainId === undefined) throw new Error(`the chain ${chain} has no id`);
  const about: AskedProxy = {
    address: getAddress(address),
    chain,
    chainId,
    implementation: getAddress(implementation),
  };
  return element('Ask', {
    what: 'code',
    of: JSON.stringify(about),
    label: `the code behind ${about.address} on ${chain}`,
  });
}

/** Writes the button that reads the pause state and who may call; empty where the ABIs have neither. */
export function askPowers(reference: Reference, { contract: name, gate }: ContractPowers): string {
  const contract = reference.contracts.get(name);
  if (contract === undefined || name === reference.surface.layout.accessManager) return '';
  const managed = gate === 'access-manager' || gate === 'own-manager';
  const about: AskedPowers = {
    contract: name,
    reads: POWER_READS.filter((read) =>
      contract.functions.some((member) => member.name === read && member.inputs.length === 0),
    ),
    functions: managed ? gatedFunctions(reference, contract) : [],
    managers: gate === 'access-manager' ? managers(reference) : {},
  };
  return about.reads.length === 0 && about.functions.length === 0
    ? ''
    : element('Ask', { what: 'access', of: JSON.stringify(about), label: `who can call ${name}` });
}

const gatedFunctions = ({ surface: { access } }: Reference, { name: owner, functions }: Contract): string[] =>
  functions
    .filter((member) => writes(member))
    .filter(({ name }) =>
      access.rules.some(
        (rule) =>
          rule.contract === owner && rule.functions.includes(name) && (rule.kind === 'role' || rule.kind === 'public'),
      ),
    )
    .map(({ signature }) => signature);

const managers = ({ surface: { access, layout } }: Reference): Record<string, string> =>
  Object.fromEntries(
    access.accounts
      .filter(({ abi }) => abi === layout.accessManager)
      .map(({ chain, address }) => [chain, getAddress(address)]),
  );
