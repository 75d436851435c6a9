import type { CallsData } from '@site/model/calls-data';
import { content } from './content';

export const loadPermits = (): Promise<CallsData> =>
  content(import(/* webpackChunkName: "t-permits" */ '@site/.generated/tools/permits.json'));
