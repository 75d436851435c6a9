import type { MinimumsBook } from '@sdk-docs/reference/model/tools-book';
import file from '@site/.generated/tools/minimums.json';

/** What a node is asked for calls with a minimum: in the chunk of what asks. */
export const MINIMUMS: MinimumsBook = file as unknown as MinimumsBook;
