import type { Contract } from '../../model/contract';
import type { Page } from '../../model/page';
import { abiModule } from '../../model/routes';
import { formatAbi, type Abi } from 'abitype';

/**
 * Writes the ABI constant as a TypeScript module: the type of `typeof PufferVaultV5` in surface/sdk and in samples. It
 * is below .generated/sdk, which the compiler overlays on surface/sdk.
 */
export function writeAbiModule(contract: Contract): Page {
  return {
    path: `${abiModule(contract.name)}.ts`,
    text: `export const ${contract.name} = ${JSON.stringify(contract.abi, null, 2)} as const;\n`,
  };
}

/** Returns human-readable signatures in the order of the ABI. */
export function humanReadableAbi(contract: Contract): readonly string[] {
  return formatAbi(contract.abi as unknown as Abi) as readonly string[];
}

/** Returns JSON with one ABI item a line, so that a line diff shows which item changed. */
export function jsonAbi(contract: Contract): string {
  return `[\n${contract.abi.map((item) => `  ${JSON.stringify(item)}`).join(',\n')}\n]`;
}
