import type { BookFunction } from '@sdk-docs/reference/model/tools-book';

/** A view function from the types of its parameters, for functions that are in no book. */
export const viewItem = (name: string, inputs: readonly string[], outputs: readonly string[]): BookFunction => ({
  name,
  mutability: 'view',
  inputs: inputs.map((type) => ({ name: '', type })),
  outputs: outputs.map((type) => ({ name: '', type })),
});
