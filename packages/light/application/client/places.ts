/** An entry of a sidebar, which names its page by `docId`, or of the list of pages, which names it by `id`. */
interface Entry {
  readonly docId?: string;
  readonly id?: string;
  readonly sidebar?: string;
}

/** Returns the data of a generated file, with the addresses that `loaders/places.cjs` left out. */
export const withPlaces = (text: string, base: string): unknown =>
  JSON.parse(text, (_, value: Entry | null) => {
    if (value?.docId) return { href: base + value.docId, ...value };
    return value?.sidebar ? { path: base + value.id, ...value } : value;
  });
