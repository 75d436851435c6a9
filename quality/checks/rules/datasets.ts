import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Ajv from 'ajv';
import { withoutSlash, type Build } from '../build';
import { sectionText } from '../section-text';
import type { Rule } from '../rule';

interface Dataset {
  readonly $schema: string;
  readonly dataset: string;
  readonly contentHash: string;
  readonly entries?: unknown;
  readonly abi?: unknown;
}
interface Listed {
  readonly path: string;
  readonly bytes: number;
  readonly hash: string;
}

const INDEX = 'data/index.json';
const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('hex')}`;

/** Datasets match their schema and their hashes, and agree with the pages. */
export const datasetsRule: Rule = {
  name: 'datasets',
  async check(build) {
    if (!build.files.has(INDEX)) return [`${INDEX}: not in the build`];
    const read = (file: string): Promise<string> => readFile(join(build.folder, file), 'utf8');
    const { files } = JSON.parse(await read(INDEX)) as { readonly files: readonly Listed[] };
    const listed = [
      ...(await Promise.all(files.map((file) => listProblems(build, file, read)))),
      wrongSizes(build, files),
    ];
    const sets = [...build.files].filter((file) => /^data\/(?!schemas\/|index\.json).*\.json$/.test(file)).sort();
    const own = await Promise.all(sets.map(async (file) => setProblems(build, file, await read(file), read)));
    return [...listed.flat(), ...own.flat()];
  },
};

async function listProblems(
  { files }: Build,
  { path, bytes, hash }: Listed,
  read: (file: string) => Promise<string>,
): Promise<string[]> {
  if (!files.has(path)) return [`${INDEX}: lists ${path}, which is not there`];
  const text = await read(path);
  return Buffer.byteLength(text) === bytes && hashOf(text) === hash
    ? []
    : [`${path}: its bytes are not those that ${INDEX} lists`];
}

/**
 * A row of /data states the size of its file, within 5 %. A row with several files has one size for each, or the
 * largest.
 */
function wrongSizes({ pages }: Build, files: readonly Listed[]): string[] {
  const page = pages.find(({ route }) => withoutSlash(route) === '/data');
  if (page === undefined) return [];
  const { $ } = page;
  return $('main tbody tr')
    .toArray()
    .flatMap((row) => {
      const [said] = /(\d+) KB$/.exec($(row).children().last().text().trim()) ?? [];
      const file = files.find(({ path }) => $(row).find(`a[href$="/${path}"]`).length > 0);
      const size = file === undefined ? null : file.bytes / 1000;
      return said === undefined || size === null || Math.abs(parseInt(said) - size) <= Math.max(1, size / 20)
        ? []
        : [`/data: says ${said} of ${file?.path}, which has ${Math.round(size)} KB`];
    });
}

async function setProblems(
  build: Build,
  file: string,
  text: string,
  read: (file: string) => Promise<string>,
): Promise<string[]> {
  const set = JSON.parse(text) as Dataset;
  const schema = `data/schemas/${set.$schema.split('/').at(-1) ?? ''}`;
  if (!build.files.has(schema)) return [`${file}: its schema ${schema} is not in the build`];
  const validate = new Ajv({ strictTypes: false }).compile(JSON.parse(await read(schema)) as object);
  if (!validate(set)) {
    const [first] = validate.errors ?? [];
    return [`${file}: does not match its schema: ${first?.instancePath ?? ''} ${first?.message ?? ''}`];
  }
  const hash = hashOf(JSON.stringify(set.entries ?? set.abi));
  return [
    ...(hash === set.contentHash ? [] : [`${file}: contentHash is not that of its content`]),
    ...differences(build, file, set),
  ];
}

type Entry = Readonly<Record<string, unknown>>;
const field =
  (name: string, words = '') =>
  (entry: Entry): string[] =>
    entry[name] === null ? [] : [`${String(entry[name])}${words}`];

/** Values of an entry that its place on a page shows unchanged, by dataset. */
const SHOWN: Readonly<Record<string, (entry: Entry) => readonly string[]>> = {
  errors: (entry) => (entry.kind === 'error' ? field('selector')(entry) : []),
  events: field('topic'),
  addresses: field('address'),
  tokens: field('decimals', ' decimals'),
  functions: field('selector'),
  spenders: field('spender'),
  methods: ({ calls, approvals }) => [
    ...(calls as readonly Entry[]).map((call) => `${String(call.contract)}.${String(call.function)}`),
    ...(approvals as readonly Entry[]).flatMap(field('spender')),
  ],
  access: (entry) => ('address' in entry ? field('address')(entry) : []),
};

function differences(build: Build, file: string, { dataset, entries }: Dataset): string[] {
  const lists = Array.isArray(entries) ? [entries] : Object.values((entries ?? {}) as Record<string, unknown>);
  const all = lists.flatMap((list) => (Array.isArray(list) ? (list as Entry[]) : []));
  return all.flatMap((entry) => {
    const { page } = entry;
    // A place without an anchor is a whole page, which can't be compared with one entry.
    if (typeof page !== 'string' || !page.includes('#')) return [];
    const text = sectionText(build, page);
    if (text === null) return [`${file}: ${page} is no place on the site`];
    const shown = SHOWN[dataset]?.(entry) ?? [];
    return shown
      .map((value) => value.replace(/^"|"$/g, ''))
      .filter((value) => !text.includes(value.toLowerCase()))
      .map((value) => `${file}: ${page} does not show ${value}`);
  });
}
