import type { Hex } from 'viem';
import type { BookFunction, ContractPlace } from '@sdk-docs/reference/model/tools-book';
import type { ReadsFile } from '@sdk-docs/reference/model/tools-files';
import { unpackInput } from '../book/unpack-input';
import { isHex } from '../book/plain-hex';

/** A view function, by the contract of its page. */
export interface View {
  readonly contract: string;
  /** Its name as in its entry: an overload includes its types. */
  readonly item: BookFunction;
  /** The calldata where nothing is to be filled in: a selector, or a call whose arguments the page states. */
  readonly data: Hex;
  /** Whether the page states the arguments. */
  readonly isFixed: boolean;
  /** Where the SDK has the contract. */
  readonly at: readonly ContractPlace[];
}

/** The contract whose page is at an address of the site: `/puffer-sdk/api/contracts/abis/mainnet/PufferVaultV5`. */
export const contractAt = ({ pathname }: Pick<URL, 'pathname'>): string | null =>
  /\/api\/contracts\/abis\/\w+\/(\w+)\/?$/.exec(pathname)?.[1] ?? null;

/**
 * The view function of an entry. `hash`: its anchor with "#"; `call`: calldata with the arguments that the page states.
 */
export function viewOf({ at, reads }: ReadsFile, contract: string, hash: string, call = ''): View | null {
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
  // A page and a file may be of different releases.
  const isFixed = isHex(call) && call.startsWith(`0x${selector}`);
  return { contract, item, data: isFixed ? call : `0x${selector}`, isFixed, at };
}

/** Whether something is to be filled in: arguments, or the address where the SDK has none, or several on a chain. */
export const needsForm = ({ item, at, isFixed }: View): boolean =>
  (item.inputs.length > 0 && !isFixed) || at.length === 0 || new Set(at.map(([chain]) => chain)).size < at.length;
