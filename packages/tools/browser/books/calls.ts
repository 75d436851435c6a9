import type { CallsData } from '@site/model/calls-data';
import { unpackCalls } from '@site/tools/book/calls';
import { content } from './content';

export const loadCalls = async (): Promise<CallsData> =>
  unpackCalls(await content(import(/* webpackChunkName: "t-calls" */ '@site/.generated/tools/calls.json')));
