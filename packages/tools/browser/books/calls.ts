import type { CallsData } from '@sdk-docs/reference/model/calls-data';
import { unpackCalls } from '../../book/calls';
import { content } from './content';

export const loadCalls = async (): Promise<CallsData> =>
  unpackCalls(await content(import(/* webpackChunkName: "t-calls" */ '@site/.generated/tools/calls.json')));
