import type { FunctionsBook } from '@sdk-docs/reference/model/tools-book';
import { joinFunctions } from '../../book/functions';
import { unpackFunctions } from '../../book/inputs';
import { content } from './content';
import { loadViews } from './views';

/** The functions that share a name with a writing one: transactions call these. */
export const loadFunctions = async (): Promise<FunctionsBook> =>
  unpackFunctions(await content(import(/* webpackChunkName: "t-functions" */ '@site/.generated/tools/functions.json')));

export async function loadAllFunctions(): Promise<FunctionsBook> {
  const [functions, views] = await Promise.all([loadFunctions(), loadViews()]);
  return joinFunctions(functions, views);
}
