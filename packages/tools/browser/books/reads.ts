import { readsPart, type ReadsFile } from '@sdk-docs/reference/model/tools-files';
import { content } from './content';

const PARTS: readonly (() => Promise<ReadsFile>)[] = [
  () => content(import(/* webpackChunkName: "t-reads-0" */ '@site/.generated/tools/reads-0.json')),
  () => content(import(/* webpackChunkName: "t-reads-1" */ '@site/.generated/tools/reads-1.json')),
  () => content(import(/* webpackChunkName: "t-reads-2" */ '@site/.generated/tools/reads-2.json')),
  () => content(import(/* webpackChunkName: "t-reads-3" */ '@site/.generated/tools/reads-3.json')),
];

/** The view functions of a contract, and of others in the same part. */
export const loadReads = async (contract: string): Promise<ReadsFile> => (await PARTS[readsPart(contract)]?.()) ?? {};
