import type { Contract } from '../../model/contract';
import type { Page } from '../../model/page';
import { abiModule } from '../../model/routes';
import { formatAbi, type Abi } from 'abitype';
import { blocks, codeBlock, heading } from './mdx';
import { pageOf } from './page-of';
import type { Reference } from '../../model/reference';

/** Writes the page of the ABI itself: human-readable and JSON, to copy and to download. */
export function contractRawPage(reference: Reference, contract: Contract): Page {
  return pageOf(reference, {
    path: abiModule(contract.name),
    variant: 'raw',
    title: `${contract.name}: raw ABI`,
    summary: `The ABI of ${contract.name} as the SDK ships it: human-readable signatures and JSON, to copy or to download as a file.`,
    keywords: [contract.name, 'ABI', 'JSON'],
    body: blocks(
      `${contract.abi.length} ${contract.abi.length === 1 ? 'entry' : 'entries'}: the part of the contract that the SDK chose, not every function the deployed code has. [Download ${contract.name}.json](./${contract.name}.json)`,
      heading(2, 'Human-readable', 'human-readable'),
      "One signature per line, in the form that viem's `parseAbi` takes.",
      codeBlock('solidity', (formatAbi(contract.abi as unknown as Abi) as readonly string[]).join('\n')),
      heading(2, 'JSON', 'json'),
      codeBlock('json', jsonAbi(contract)),
    ),
  });
}

/** Returns JSON with one ABI item per line, so that a line diff shows which item changed. */
const jsonAbi = ({ abi }: Contract): string => `[\n${abi.map((item) => `  ${JSON.stringify(item)}`).join(',\n')}\n]`;

/** Writes the JSON file that the page links to. */
export function contractAbiFile(contract: Contract): Page {
  return { path: `${abiModule(contract.name)}.json`, text: `${jsonAbi(contract)}\n` };
}
