import type { BookFunction } from '@sdk-docs/reference/model/tools-book';

/** A view function by the types of its parameters, for calls of functions that no book of the tools needs to have. */
export const viewItem = (name: string, inputs: readonly string[], outputs: readonly string[]): BookFunction => ({
  name,
  mutability: 'view',
  inputs: inputs.map((type) => ({ name: '', type })),
  outputs: outputs.map((type) => ({ name: '', type })),
});
