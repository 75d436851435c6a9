import type { BookParameter } from '@sdk-docs/reference/model/tools-book';

type Inputs = readonly BookParameter[];

/**
 * The inputs of a member; each keeps its unit only where all candidates agree. Contracts share signatures but count
 * different tokens, so the first one would give wrong amounts for the others.
 */
export const agreedInputs = ([first = [], ...others]: readonly Inputs[]): BookParameter[] =>
  first.map(({ unit, components, ...rest }, index) => {
    const same = others.map((inputs) => inputs[index]);
    const fields = components && agreedInputs([components, ...same.map((other) => other?.components ?? [])]);
    return {
      ...rest,
      ...(unit !== undefined && same.every((other) => other?.unit === unit) ? { unit } : {}),
      ...(fields === undefined ? {} : { components: fields }),
    };
  });
