import type { FunctionsBook } from '@sdk-docs/reference/model/tools-book';
import { unpackSignatures } from '../../book/signatures';
import { content } from './content';

export const loadSignatures = async (): Promise<FunctionsBook> =>
  unpackSignatures(
    await content(import(/* webpackChunkName: "t-signatures" */ '@site/.generated/tools/signatures.json')),
  );
