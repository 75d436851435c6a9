/**
 * The content of a file of the generator. Each loader is a separate module: a tool only depends on the files that it
 * uses.
 */
export const content = async <T>(file: Promise<unknown>): Promise<T> =>
  ((await file) as { readonly default: T }).default;
