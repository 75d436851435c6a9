import type { Contract } from '../../model/contract';
import type { Page } from '../../model/page';
import { abiModule } from '../../model/routes';

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
