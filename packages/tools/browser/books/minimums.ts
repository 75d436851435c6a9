import type { MinimumsBook } from '@sdk-docs/reference/model/tools-book';
import file from '@site/.generated/tools/minimums.json';

/** How to preview calls with a minimum from reads of a node; in the chunk of the code that asks. */
export const MINIMUMS: MinimumsBook = file as unknown as MinimumsBook;
