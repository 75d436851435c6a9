import { encodeErrorResult, parseAbi, type Hex } from 'viem';
import { revertName } from '../../model/anchors';
import type { ContractError, RevertText } from '../../model/contract';
import type { Location } from '../../model/doc';
import type { Surface } from '../../model/surface';

/** A revert by the name that `@reverts` uses, and how to recognise its data. */
export interface NamedRevert {
  readonly name: string;
  /** Signature of a custom error; the name of a text or a panic. */
  readonly signature: string;
  readonly selector: string;
  readonly cause: string;
  /** Whether revert data is of this kind. */
  readonly isIn: (data: string) => boolean;
  readonly location: Location;
}

/** Every custom error by signature, and every text and panic. A revert without data has no name. */
export function namedReverts({ errors, contracts, revertTexts }: Surface): NamedRevert[] {
  const custom = [...errors, ...contracts.flatMap((contract) => contract.errors)];
  return [
    ...new Map(custom.map((error) => [error.signature, customError(error)])).values(),
    ...revertTexts.flatMap(textOrPanic),
  ];
}

const customError = ({ name, signature, selector, doc }: ContractError): NamedRevert => ({
  name,
  signature,
  selector,
  cause: doc.summary,
  isIn: (data) => data.startsWith(selector),
  location: doc.location,
});

const abi = parseAbi(['error Error(string)', 'error Panic(uint256)']);

function textOrPanic({ kind, value, cause, location }: RevertText): NamedRevert[] {
  if (kind === 'no-data') return [];
  const name = revertName(kind, value);
  const bytes: Hex =
    kind === 'text'
      ? encodeErrorResult({ abi, errorName: 'Error', args: [value] })
      : encodeErrorResult({ abi, errorName: 'Panic', args: [BigInt(value)] });
  const selector = bytes.slice(0, 10);
  return [{ name, signature: name, selector, cause, isIn: (data) => data === bytes, location }];
}
