import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Build } from '../build';
import type { Rule } from '../rule';
import { sectionText } from '../section-text';

const DATASET = 'data/errors.json';
const DECODER = 'mcp-decoder.json';
const COUNTED_ON = '/for-assistants';
const WORDS = ['observed', 'read', 'inferred', 'unknown'] as const;

interface Known {
  readonly kind: string;
  readonly name?: string;
  readonly page: string | null;
  readonly certainty?: string;
}

/**
 * The certainty of a revert is the same in the dataset, on the page of reverts, at functions, in the MCP server's
 * decoder, and in the count for assistants.
 */
export const certaintyRule: Rule = {
  name: 'certainty',
  async check(build) {
    if (!build.files.has(DATASET)) return [`${DATASET}: not in the build`];
    const read = (file: string): Promise<string> => readFile(join(build.folder, file), 'utf8');
    const { entries } = JSON.parse(await read(DATASET)) as { readonly entries: readonly Known[] };
    const known = entries.filter(({ certainty }) => certainty !== undefined);
    if (known.length === 0) return [`${DATASET}: no revert has a certainty`];
    return [
      ...known.flatMap((entry) => onItsPage(build, entry)),
      ...besideFunctions(build, known),
      ...(build.files.has(DECODER)
        ? inDecoder(JSON.parse(await read(DECODER)) as Decoder, known)
        : [`${DECODER}: not in the build`]),
      ...counted(build, known),
    ];
  },
};

/** The page of reverts has no mark on observed reverts, and one word on every other. */
function onItsPage(build: Build, { page, certainty = '' }: Known): string[] {
  // A kind of error that the page describes without an entry.
  if (page === null || !page.includes('#')) return [];
  const text = sectionText(build, page);
  if (text === null) return [`${page}: is no place on the site, and ${DATASET} says ${certainty}`];
  const said = WORDS.filter((word) => text.includes(`(${word})`));
  const expected = certainty === 'observed' ? [] : [certainty];
  return said.join() === expected.join()
    ? []
    : [`${page}: says ${said.join(' and ') || 'nothing'}, ${DATASET} says ${certainty}`];
}

/**
 * A function's list of reverts has the mark "observed" on those provoked in it, and no mark that contradicts the
 * dataset.
 */
function besideFunctions({ pages }: Build, known: readonly Known[]): string[] {
  const byPlace = new Map(known.flatMap(({ page, certainty }) => (page === null ? [] : [[page, certainty] as const])));
  let count = 0;
  const problems = pages.flatMap(({ file, $ }) =>
    $('li > a[href*="/reverts#"]')
      .toArray()
      .flatMap((link) => {
        count++;
        const place = `/${($(link).attr('href') ?? '').replace(/^.*?\/(?=api\/reverts#)/, '')}`;
        const [, said] = /^\W*\((\w+)\)/.exec(link.nextSibling?.type === 'text' ? link.nextSibling.data : '') ?? [];
        const certainty = byPlace.get(place);
        return said === undefined || certainty === undefined || said === certainty
          ? []
          : [`${file}: says ${said} of ${place}, ${DATASET} says ${certainty}`];
      }),
  );
  return count === 0 ? ['no page has a list of reverts at a function'] : problems;
}

interface Decoder {
  readonly errors: { readonly errors: readonly string[] };
}

/**
 * An error of the decoder begins with `name,contracts,functions,certainty`; empty fields at the end are omitted,
 * observed is empty.
 */
function inDecoder({ errors: { errors } }: Decoder, known: readonly Known[]): string[] {
  const said = errors.map((row) => {
    const [name = '', , , certainty = ''] = (row.split('~')[0] ?? '').split(',');
    return `${name} ${certainty || 'observed'}`;
  });
  const expected = known.filter(({ kind }) => kind === 'error').map(({ name, certainty }) => `${name} ${certainty}`);
  const missing = expected.filter((row) => !said.includes(row)).map((row) => `${DECODER}: does not say ${row}`);
  const others = said.filter((row) => !expected.includes(row));
  return [...missing, ...others.map((row) => `${DECODER}: says ${row}, ${DATASET} does not`)];
}

/** The page for assistants counts the reverts by certainty. */
function counted(build: Build, known: readonly Known[]): string[] {
  const text = sectionText(build, `${COUNTED_ON}#check`);
  if (text === null) return [`${COUNTED_ON}: has no section #check, which counts the reverts`];
  return WORDS.flatMap((word) => {
    const count = known.filter(({ certainty }) => certainty === word).length;
    const [, said = '0'] = new RegExp(`(\\d+) (?:were|are) ${word}\\b`).exec(text) ?? [];
    return Number(said) === count ? [] : [`${COUNTED_ON}: counts ${said} reverts as ${word}, ${DATASET} has ${count}`];
  });
}
