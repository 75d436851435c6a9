import { COMPRESSED, ENCODINGS, HASHED_NAME, IMMUTABLE_FOLDER } from '@sdk-docs/delivery/settings';
import type { Rule } from '../rule';

/** Files that browsers keep for a year without revalidation have a hash of their content in their name. */
export const immutableNamesRule: Rule = {
  name: 'immutable names',
  check({ files }) {
    return [...files]
      .filter((file) => file.startsWith(IMMUTABLE_FOLDER))
      .filter((file) => !HASHED_NAME.test(plainName(file)))
      .map((file) => `${file}: no hash of its content in its name, but it is kept as immutable`);
  },
};

/** Turns `a.js.br` into `a.js`. */
const plainName = (file: string): string => {
  const suffix = ENCODINGS.map((encoding) => encoding.suffix).find((each) => file.endsWith(each)) ?? '';
  const plain = file.slice(0, file.length - suffix.length);
  return COMPRESSED.test(plain) ? plain : file;
};
