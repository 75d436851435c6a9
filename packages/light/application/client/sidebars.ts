/** Returns the data of a generated file, with the addresses of its pages that `loaders/sidebars.cjs` left out. */
export const withHrefs = (text: string, base: string): unknown =>
  JSON.parse(text, (_, value: { readonly docId?: string } | null) =>
    value?.docId ? { href: base + value.docId, ...value } : value,
  );
