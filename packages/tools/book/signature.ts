import type { BookParameter } from '@sdk-docs/reference/model/tools-book';

export interface Signed {
  readonly name: string;
  readonly inputs: readonly BookParameter[];
}

/** Canonical signature: `deposit(uint256,address)`, structs as tuples. */
export const signatureOf = ({ name, inputs }: Signed): string => `${name}(${inputs.map(canonicalType).join(',')})`;

const canonicalType = ({ type, components }: BookParameter): string =>
  components === undefined ? type : type.replace('tuple', `(${components.map(canonicalType).join(',')})`);
