/** The content of a file of the generator. Each loader is a module of its own: a tool depends on the files that it names. */
export const content = async <T>(file: Promise<unknown>): Promise<T> =>
  ((await file) as { readonly default: T }).default;
