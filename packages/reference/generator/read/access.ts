import type {
  Access,
  AccessAccount,
  AccessGate,
  AccessRole,
  AccessRule,
  AccessSource,
  ContractPowers,
} from '../../model/access';
import type { Doc } from '../../model/doc';
import type { Problem } from '../../model/problem';
import { readRows } from './json-rows';

/** Reads surface/access, six JSON arrays (see packages/reference/model/access.ts); empty arrays without the folder. */
export function readAccess(root: string, problems: Problem[]): Access {
  const rows = <T extends Pick<Doc, 'location'>>(name: string, required: readonly (keyof T & string)[]) =>
    readRows<T>(root, `surface/access/${name}.json`, 'access', { required }, problems);
  const sourced = ['sources', 'certainty'] as const;
  return {
    sources: rows<AccessSource>('sources', ['id', 'text', 'url']),
    roles: rows<AccessRole>('roles', ['id', 'name', 'holder', 'note', ...sourced]),
    accounts: rows<AccessAccount>('accounts', ['chain', 'name', 'address', 'abi', 'note', ...sourced]),
    gates: rows<AccessGate>('gates', ['id', 'title', 'text', 'pause', ...sourced]),
    contracts: rows<ContractPowers>('contracts', ['contract', 'gate', 'pause', 'upgrade']),
    rules: rows<AccessRule>('functions', ['contract', 'functions', 'kind', 'roles', 'note', ...sourced]),
  };
}
