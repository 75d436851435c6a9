import type { MinimumsBook } from '@sdk-docs/reference/model/tools-book';
import file from '@site/.generated/tools/minimums.json';

/** Reads of a node for calls with a minimum, in the chunk of the code that asks. */
export const MINIMUMS: MinimumsBook = file as unknown as MinimumsBook;
