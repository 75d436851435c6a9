import type { BookParameter } from '@sdk-docs/reference/model/tools-book';
import type { Words } from './read';

const PLAIN: Words = { places: { chains: {}, places: [] }, decimalsOf: () => null, address: (text) => text };

/**
 * What answers are read with whose units say their decimals. The names of addresses load when an answer holds one; without
 * them, it is shown as it came.
 */
export const wordsOf = (outputs: readonly BookParameter[]) => async (): Promise<Words> =>
  JSON.stringify(outputs).includes('"type":"address')
    ? import(/* webpackChunkName: "t-names" */ './names').then(({ loadNames }) => loadNames()).catch(() => PLAIN)
    : PLAIN;
