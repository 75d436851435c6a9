import { formatAbi, type Abi } from 'abitype';
import type { Contract } from '../../model/contract';

/** Human-readable signatures in the order of the ABI. */
export function humanReadableAbi(contract: Contract): readonly string[] {
  return formatAbi(contract.abi as unknown as Abi) as readonly string[];
}

/** JSON with one ABI item a line: short enough to read, and a line diff shows which item changed. */
export function jsonAbi(contract: Contract): string {
  return `[\n${contract.abi.map((item) => `  ${JSON.stringify(item)}`).join(',\n')}\n]`;
}
