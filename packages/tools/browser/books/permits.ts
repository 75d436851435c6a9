import type { CallsData } from '@site/model/calls-data';
import { unpackCalls } from '@site/tools/book/calls';
import { content } from './content';

export const loadPermits = async (): Promise<CallsData> =>
  unpackCalls(await content(import(/* webpackChunkName: "t-permits" */ '@site/.generated/tools/permits.json')));
