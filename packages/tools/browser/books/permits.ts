import type { CallsData } from '@sdk-docs/reference/model/calls-data';
import { unpackCalls } from '../../book/calls';
import { content } from './content';

export const loadPermits = async (): Promise<CallsData> =>
  unpackCalls(await content(import(/* webpackChunkName: "t-permits" */ '@site/.generated/tools/permits.json')));
