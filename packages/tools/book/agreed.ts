import type { BookParameter } from '@sdk-docs/reference/model/tools-book';

interface Candidate<Item> {
  readonly contract: string;
  readonly item: Item;
}

/**
 * The member as all candidates describe it: a unit stays where they agree. Contracts share signatures and count
 * different tokens, so the first of them would give wrong amounts for the others.
 */
export function agreedInputs(
  candidates: readonly Candidate<{ readonly inputs: readonly BookParameter[] }>[],
): BookParameter[] {
  const [first, ...others] = candidates.map(({ item }) => item.inputs);
  return (first ?? []).map((input, index) =>
    agreed(
      input,
      others.map((inputs) => inputs[index]),
    ),
  );
}

function agreed(input: BookParameter, others: readonly (BookParameter | undefined)[]): BookParameter {
  const { unit, components, ...rest } = input;
  const same = others.every((other) => other?.unit === unit);
  return {
    ...rest,
    ...(unit !== undefined && same ? { unit } : {}),
    ...(components === undefined
      ? {}
      : {
          components: components.map((field, index) =>
            agreed(
              field,
              others.map((other) => other?.components?.[index]),
            ),
          ),
        }),
  };
}
