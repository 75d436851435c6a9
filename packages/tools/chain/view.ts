import type { Hex } from 'viem';
import type { BookFunction, ContractPlace } from '@sdk-docs/reference/model/tools-book';
import type { ReadsFile } from '@sdk-docs/reference/model/tools-files';
import { unpackInput } from '../book/inputs';

/** A view function, by the contract whose page has it. */
export interface View {
  readonly contract: string;
  /** Its name is that of its entry: an overload has its types in it. */
  readonly item: BookFunction;
  readonly selector: Hex;
  /** Where the SDK has the contract. */
  readonly at: readonly ContractPlace[];
}

/** The contract whose page is at an address of the site: `/puffer-sdk/api/contracts/abis/mainnet/PufferVaultV5`. */
export const contractAt = ({ pathname }: Pick<URL, 'pathname'>): string | null =>
  /\/api\/contracts\/abis\/\w+\/(\w+)\/?$/.exec(pathname)?.[1] ?? null;

/** The view function of an entry. `hash`: its anchor with "#". */
export function viewOf({ at, reads }: ReadsFile, contract: string, hash: string): View | null {
  const name = hash.slice(1);
  const read = Object.hasOwn(reads, name) ? reads[name] : undefined;
  if (read === undefined) return null;
  const [selector, outputs, inputs = []] = read;
  const item = {
    name,
    mutability: 'view',
    inputs: inputs.map(unpackInput),
    outputs: outputs.map(unpackInput),
  } as const;
  return { contract, item, selector: `0x${selector}`, at };
}

/** Whether something is to be filled in: arguments, or the address where the SDK has none, or several on a chain. */
export const needsForm = ({ item, at }: View): boolean =>
  item.inputs.length > 0 || at.length === 0 || new Set(at.map(([chain]) => chain)).size < at.length;
