import type { RulesBook } from '@sdk-docs/reference/model/tools-book';
import { unpackRules } from '../../book/rules';
import { content } from './content';

export const loadRules = async (): Promise<RulesBook> =>
  unpackRules(await content(import(/* webpackChunkName: "t-rules" */ '@site/.generated/tools/rules.json')));
