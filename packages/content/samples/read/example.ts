import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A module of `examples/`: code as a reader would write it, executed for its recording (see examples/README.md). */
export interface Example {
  /** File name without extension. */
  readonly name: string;
  /** Path relative to the repository root. */
  readonly file: string;
  /** The whole file. */
  readonly text: string;
  /** SHA-256 of the code and tags of the file and of what it imports, hex. A recording belongs to exactly one version of them. */
  readonly sha256: string;
  /** Examples whose functions it imports, also through another one. */
  readonly imports: readonly Example[];
  /** First paragraph of the header comment. */
  readonly summary: string;
  /** Member name of Chain: the wallet's chain. */
  readonly chain: string;
  /** Environment variables that contain the address of a contract: variable -> contract name. */
  readonly env: Readonly<Record<string, string>>;
  /** Answers to reads during the recording, function name -> JSON value. Other answers are made up from the types. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** Why the flow needs no approval of a token that it moves; null when it needs one. */
  readonly approved: string | null;
  /** Why reads are missing from the recording: the example's own provider answers them. null when they are recorded. */
  readonly intercepts: string | null;
  /**
   * What its transactions do to balances on a local chain (packages/content/samples/check/observed-claims.ts); null
   * without.
   */
  readonly observes: string | null;
  /** Route and anchor of the page that shows it, for samples that import it; null without. */
  readonly page: string | null;
  /** Why the example is not executed; null when it is. */
  readonly notExecuted: string | null;
  /** Region name -> code, in source order. Code outside regions is in none. */
  readonly regions: ReadonlyMap<string, Region>;
}

interface Region {
  readonly code: string;
  /** Line of the first line of code in the file, from 1. */
  readonly line: number;
}

export const EXAMPLES = 'examples';

/** Returns all examples by name. @throws Error for an import of an example that does not exist */
export function readExamples(root: string): ReadonlyMap<string, Example> {
  const files = readdirSync(join(root, EXAMPLES))
    .filter((file) => file.endsWith('.ts'))
    .sort();
  const alone = new Map(
    files.map((file) => [
      file.slice(0, -3),
      readExample(`${EXAMPLES}/${file}`, readFileSync(join(root, EXAMPLES, file), 'utf8')),
    ]),
  );
  return new Map([...alone].map(([name, example]) => [name, withImports(alone, example)]));
}

function withImports(all: ReadonlyMap<string, Example>, example: Example): Example {
  const names = new Set<string>();
  const add = ({ file, text }: Example): void => {
    for (const [, name = ''] of text.matchAll(/ from '\.\/([\w-]+)'/g)) {
      const found = all.get(name);
      if (found === undefined) throw new Error(`${file} imports ./${name}, which is no example`);
      if (found.page === null) throw new Error(`${found.file} is imported by ${file}: name its page with @page`);
      if (names.has(name)) continue;
      names.add(name);
      add(found);
    }
  };
  add(example);
  const imports = [...names].flatMap((name) => all.get(name) ?? []);
  return imports.length === 0 ? example : { ...example, imports, sha256: hashOf([example, ...imports]) };
}

const hashOf = (files: readonly Pick<Example, 'text'>[]): string =>
  createHash('sha256')
    .update(files.map(({ text }) => withoutWords(text)).join(''))
    .digest('hex');

/** Drops the words of comments. Tags and regions stay, and each line, because recordings name lines. */
const withoutWords = (text: string): string =>
  text.replace(/^(\s*(?:\/\*\*|\*)) (?!@|\/).*$/gm, '$1').replace(/(^|\s)\/\/ (?!#?(?:end)?region\b).*$/gm, '$1//');

/**
 * Reads the header and the regions of an example. @throws Error with file and line when one breaks the rules of
 * examples/README.md
 */
export function readExample(file: string, text: string): Example {
  const header = /^\/\*\*\n([\s\S]*?)\n \*\/\n/.exec(text);
  if (header?.[1] === undefined) throw new Error(`${file}:1 an example starts with a comment that describes it`);
  const lines = header[1].split('\n').map((line) => line.replace(/^ \* ?/, ''));
  const tags = lines.filter((line) => line.startsWith('@')).map((line) => /^@(\w+)\s*(.*)$/.exec(line)?.slice(1) ?? []);
  const values = (name: string): string[] => tags.filter(([tag]) => tag === name).map(([, value = '']) => value);
  const known = ['chain', 'env', 'answers', 'approved', 'intercepts', 'observes', 'page', 'notExecuted'];
  const unknown = tags.find(([tag = '']) => !known.includes(tag));
  if (unknown !== undefined) throw new Error(`${file}: unknown tag @${unknown[0]}; known: ${known.join(', ')}`);
  const pair = (value: string): [string, string] => [value.split(' ')[0] ?? '', value.split(' ').slice(1).join(' ')];
  return {
    name: file.replace(/^.*\//, '').replace(/\.ts$/, ''),
    file,
    text,
    sha256: hashOf([{ text }]),
    imports: [],
    summary: (lines.join('\n').split(/\n\s*\n|\n@/)[0] ?? '').replace(/\s+/g, ' ').trim(),
    chain: values('chain')[0] ?? 'Mainnet',
    env: Object.fromEntries(values('env').map(pair)),
    answers: Object.fromEntries(
      values('answers')
        .map(pair)
        .map(([name, json]) => [name, JSON.parse(json) as unknown]),
    ),
    approved: values('approved')[0] ?? null,
    intercepts: values('intercepts')[0] ?? null,
    observes: values('observes')[0] ?? null,
    page: values('page')[0] ?? null,
    notExecuted: values('notExecuted')[0] ?? null,
    regions: readRegions(file, text),
  };
}

function readRegions(file: string, text: string): Map<string, Region> {
  const regions = new Map<string, Region>();
  let open: { name: string; line: number; code: string[] } | null = null;
  text.split('\n').forEach((line, index) => {
    const marker = /^\s*\/\/ #(region|endregion)\s*(.*)$/.exec(line);
    if (marker === null) return void open?.code.push(line);
    if ((marker[1] === 'region') === (open !== null)) throw new Error(`${file}:${index + 1} regions do not nest`);
    if (open === null) open = { name: marker[2] ?? '', line: index + 2, code: [] };
    else {
      const blank = open.code.findIndex((text) => text.trim() !== '');
      regions.set(open.name, { code: trimEdges(open.code), line: open.line + Math.max(blank, 0) });
      open = null;
    }
  });
  if (open !== null) throw new Error(`${file} a region is not closed`);
  if (regions.size === 0) throw new Error(`${file} has no region: write // #region setup and // #region flow`);
  return regions;
}

const trimEdges = (lines: readonly string[]): string => lines.join('\n').replace(/^\n+|\s+$/g, '');

export const regionNames = ({ regions }: Example, region: string | null): readonly string[] =>
  region === null ? [...regions.keys()] : region.split('+');

/**
 * Returns the code for a page: one region, several joined by `+`, or all of them, which is the file that a reader can
 * run.
 */
export function regionCode(example: Example, region: string | null): string {
  return regionNames(example, region)
    .map((name) => {
      const found = example.regions.get(name);
      if (found === undefined)
        throw new Error(`${example.file} has no region "${name}"; it has ${[...example.regions.keys()].join(', ')}`);
      return found.code;
    })
    .join('\n\n');
}

/** Whether it only has functions for other examples, and does nothing by itself. */
export const isShared = ({ text, regions }: Pick<Example, 'text' | 'regions'>): boolean =>
  /^export /m.test(text) && !regions.has('flow');

/** Returns the region that contains a line of the file; null outside regions. */
export function regionAt({ regions }: Example, line: number): string | null {
  const found = [...regions].find(
    ([, region]) => line >= region.line && line < region.line + region.code.split('\n').length,
  );
  return found?.[0] ?? null;
}
