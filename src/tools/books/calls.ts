import type { CallsData } from '@site/model/calls-data';
import { content } from './content';

export const loadCalls = (): Promise<CallsData> =>
  content(import(/* webpackChunkName: "t-calls" */ '@site/.generated/tools/calls.json'));
