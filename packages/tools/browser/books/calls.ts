import type { CallsFile, MethodsFile } from '@sdk-docs/reference/model/tools-files';
import { content } from './content';

export const loadCalls = (): Promise<CallsFile> =>
  content(import(/* webpackChunkName: "t-calls" */ '@site/.generated/tools/calls.json'));

/** The methods in the parts of the generator: a form loads that of its contract. */
export const METHODS: readonly (() => Promise<MethodsFile>)[] = [
  () => content(import(/* webpackChunkName: "t-methods-0" */ '@site/.generated/tools/methods-0.json')),
  () => content(import(/* webpackChunkName: "t-methods-1" */ '@site/.generated/tools/methods-1.json')),
  () => content(import(/* webpackChunkName: "t-methods-2" */ '@site/.generated/tools/methods-2.json')),
  () => content(import(/* webpackChunkName: "t-methods-3" */ '@site/.generated/tools/methods-3.json')),
  () => content(import(/* webpackChunkName: "t-methods-4" */ '@site/.generated/tools/methods-4.json')),
  () => content(import(/* webpackChunkName: "t-methods-5" */ '@site/.generated/tools/methods-5.json')),
];
