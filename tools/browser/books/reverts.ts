import type { BookRevert } from '@site/model/tools-book';
import type * as Refusals from '@site/tools/errors/refusals';
import { unpackReverts } from '@site/tools/book/errors';
import { content } from './content';

/** What the texts and panics mean, a revert without data, and what others than contracts refuse. */
export interface RevertsBook {
  readonly reverts: readonly BookRevert[];
  readonly refusals: typeof Refusals;
}

export async function loadReverts(): Promise<RevertsBook> {
  const [refusals, file] = await Promise.all([
    import(/* webpackChunkName: "t-reverts" */ '@site/tools/errors/refusals'),
    import(/* webpackChunkName: "t-reverts" */ '@site/.generated/tools/reverts.json'),
  ]);
  return { reverts: unpackReverts(await content(Promise.resolve(file))), refusals };
}
