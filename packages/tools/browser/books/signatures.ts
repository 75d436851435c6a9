import type { BookFunction, FunctionsBook } from '@sdk-docs/reference/model/tools-book';
import type { SignaturesFile } from '@sdk-docs/reference/model/tools-files';
import { parseSignature } from '../../book/parse-signature';
import { content } from './content';

export const loadSignatures = async (): Promise<FunctionsBook> =>
  unpackSignatures(
    await content(import(/* webpackChunkName: "t-signatures" */ '@site/.generated/tools/signatures.json')),
  );

/** The functions without names of arguments, units and words: enough to find one by its name or selector. */
export const unpackSignatures = (file: SignaturesFile): FunctionsBook =>
  Object.fromEntries(
    Object.entries(file).map(([contract, signatures]) => [
      contract,
      signatures.split(' ').flatMap((signature): BookFunction[] => {
        const read = parseSignature(signature);
        return read === null ? [] : [{ name: read.name, inputs: read.inputs }];
      }),
    ]),
  );
