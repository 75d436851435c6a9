/**
 * One text per record, for the line below a hit. They are not searched, so a list loads only the files of the hits that
 * it shows.
 */

/** Records of one file: fewer make smaller lists and more files. site/config/budgets.ts limits what a list loads. */
const GROUP = 6;
const PLACE = '*';

/** Returns the texts of each file, in order. */
export const groupLines = (lines: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(lines.length / GROUP) }, (_, file) => lines.slice(file * GROUP, (file + 1) * GROUP));

/** Returns the name of the files of a folder that share a hash, with a placeholder. */
export const numbered = (folder: string, hash: string): string => `${folder}${PLACE}-${hash}.json`;

export const lineFile = (files: string, number: number | string): string => files.replace(PLACE, String(number));

/** Returns where the text of a record is: the number of its file, and its place in the file. */
export const lineOf = (record: number): { readonly file: number; readonly place: number } => ({
  file: Math.floor(record / GROUP),
  place: record % GROUP,
});
