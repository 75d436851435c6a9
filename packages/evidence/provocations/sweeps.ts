import { getAbiItem, zeroHash, type AbiParameter } from 'viem';
import type { Ground } from '../ground/ground';
import { at, does, refuses, type Trial } from './trial';

/** An error that guards many functions in the same way: how to make all of them revert, whatever their arguments. */
interface Sweep {
  readonly error: string;
  readonly from?: string;
  /** Functions with another guard before this one, which needs arguments or a sender: they have their own trials. */
  readonly except?: readonly string[];
  /** Steps that pause or close the contract of this name. */
  readonly close?: (contract: string) => Trial['before'];
}

const sweeps: readonly Sweep[] = [
  {
    error: 'AccessManagedUnauthorized',
    except: ['PufLocker.deposit', 'PufferL2Depositor.deposit'],
    close: (contract) => [does('Timelock', 'AccessManager.setTargetClosed', [at(contract), true])],
  },
  {
    error: 'EnforcedPause',
    except: [
      'CarrotVesting.startVestingWithPermit',
      'vlPUFFER.createLock',
      'vlPUFFER.createLockWithPermit',
      'vlPUFFER.reLock',
      'vlPUFFER.pause',
      'LagoonVault.claimSharesOnBehalf',
      'LagoonVault.close',
      'LagoonVault.syncDeposit',
      'LagoonVault.settleDeposit',
      'LagoonVault.settleRedeem',
    ],
    close: (contract) => [does('owner', `${contract}.pause`)],
  },
  { error: 'OwnableUnauthorizedAccount', from: 'friend' },
  { error: 'AccessManagerUnauthorizedAccount', from: 'friend' },
  { error: 'OnlySafe' },
  { error: 'NotGovernor' },
  { error: 'NotTrusted', from: 'friend' },
];

/**
 * Returns one trial for each function that is documented to revert with one of these errors.
 *
 * @param functionsOf `Contract.function` names by the name of the error
 */
export function swept(ground: Ground, functionsOf: (error: string) => readonly string[]): readonly Trial[] {
  return sweeps.flatMap(({ error, from = 'reader', except = [], close }) =>
    functionsOf(error).flatMap((name) => {
      if (except.includes(name)) return [];
      const [contract = '', functionName = ''] = name.split('.');
      const placed = [...ground.placed.values()].find((item) => item.name === contract || item.artifact === contract);
      const called = getAbiItem({ abi: placed?.abi ?? [], name: functionName });
      if (placed === undefined || called?.type !== 'function') return [];
      const before = close?.(placed.name) ?? [];
      return [refuses(error, `${placed.name}.${functionName}`, called.inputs.map(anything), { from, before })];
    }),
  );
}

/** Returns the smallest value of a type. */
function anything({ type, ...rest }: AbiParameter): unknown {
  if (type.endsWith(']')) return [];
  if (type.startsWith('tuple')) {
    const { components } = rest as { readonly components: readonly (AbiParameter & { readonly name: string })[] };
    return Object.fromEntries(components.map((part) => [part.name, anything(part)]));
  }
  if (type === 'address') return at('reader');
  if (type === 'bool') return false;
  if (type === 'string') return '';
  if (type === 'bytes') return '0x';
  if (type.startsWith('bytes')) return zeroHash.slice(0, 2 + 2 * Number(type.slice('bytes'.length)));
  return 0n;
}
