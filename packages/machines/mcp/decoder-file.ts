import { decoderFiles } from '@sdk-docs/reference/generator/write/tools/all';
import type { Reference } from '@sdk-docs/reference/model/reference';
import type { MachineFile } from '../dataset';
import { DECODER_FILE } from '../paths';

/** What the server decodes calldata, logs and reverts with: the files of the tools' pages in one. */
export const decoderFile = (reference: Reference): MachineFile => ({
  path: DECODER_FILE,
  text: `${JSON.stringify(decoderFiles(reference))}\n`,
});
