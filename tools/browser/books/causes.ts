import type { CausesFile } from '@site/model/tools-files';
import { content } from './content';

/** What the errors mean. */
export const loadCauses = (): Promise<CausesFile> =>
  content(import(/* webpackChunkName: "t-causes" */ '@site/.generated/tools/causes.json'));
