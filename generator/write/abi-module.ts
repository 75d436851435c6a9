import type { Contract } from '../../model/contract';
import type { Page } from '../../model/page';
import { abiModule } from '../../model/routes';

/**
 * The ABI constant as a TypeScript module: what `typeof PufferVaultV5` means in surface/sdk and in samples. Written below
 * .generated/sdk, which the compiler lays over surface/sdk.
 */
export function writeAbiModule(contract: Contract): Page {
  return {
    path: `${abiModule(contract.name)}.ts`,
    text: `export const ${contract.name} = ${JSON.stringify(contract.abi, null, 2)} as const;\n`,
  };
}
