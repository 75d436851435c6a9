import { formatAbi, type Abi } from 'abitype';
import type { Contract } from '../../model/contract';

/** Returns human-readable signatures in the order of the ABI. */
export function humanReadableAbi(contract: Contract): readonly string[] {
  return formatAbi(contract.abi as unknown as Abi) as readonly string[];
}

/** Returns JSON with one ABI item a line, so that a line diff shows which item changed. */
export function jsonAbi(contract: Contract): string {
  return `[\n${contract.abi.map((item) => `  ${JSON.stringify(item)}`).join(',\n')}\n]`;
}
