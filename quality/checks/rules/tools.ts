import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CLICK_BUDGET, TOOL_BUDGET } from '../../../site/config/budgets';
import type { Build } from '../build';
import { budgetsOff } from '../light-off';
import type { Rule } from '../rule';

/** Chunks that the page has before the tool is used. */
const SHARED = ['styles', 'main'];

/**
 * No answer of a tool loads more than its budget: the island, its imports, and the largest of the branches that only
 * some answers need (site/config/budgets.ts).
 */
export const toolsRule: Rule = {
  name: 'tools',
  async check(build) {
    // Without the chunk table nothing can be weighed.
    if ((await budgetsOff(build)).has('tools')) return [];
    const chunks = await chunksOf(build);
    const weights = chunks === null ? [] : await toolWeights(chunks);
    if (chunks === null || weights.length === 0) return [`assets/js: no chunk is named ${TOOL_BUDGET.chunk}`];
    const tools = weights
      .filter(({ bytes }) => bytes > TOOL_BUDGET.bytes)
      .map(
        ({ tool, bytes, chunks: loaded }) =>
          `${tool}: ${bytes} bytes gzip with ${loaded.join(', ')}, the budget of a tool is ${TOOL_BUDGET.bytes}`,
      );
    return [...tools, ...(await clickProblems(build, chunks))];
  },
};

/** A click that asks a wallet loads less than a tool. */
async function clickProblems({ folder, files }: Build, chunks: Chunks): Promise<string[]> {
  const found = CLICK_BUDGET.clicks.map(async ({ name, through, chunk, files: kinds }): Promise<string[]> => {
    const missing = [...through, chunk].filter((each) => !chunks.names.includes(each));
    if (missing.length > 0) return [`${name}: no chunk is named ${missing.join(', ')}`];
    const loaded = [...through, ...(await chunks.from(chunk, null))];
    const sizes = await Promise.all(loaded.map(chunks.sizeOf));
    let bytes = sizes.reduce((total, size) => total + size, 0);
    for (const kind of kinds) {
      const all = [...files].filter((file) => kind.test(file) && file.endsWith('.json'));
      if (all.length === 0) return [`${name}: no file is named ${kind}`];
      bytes += Math.max(...(await Promise.all(all.map((file) => gzipOf(join(folder, file))))));
    }
    return bytes <= CLICK_BUDGET.bytes
      ? []
      : [
          `${name}: ${bytes} bytes gzip with ${loaded.join(', ')} and data, the budget of a click is ${CLICK_BUDGET.bytes}`,
        ];
  });
  return (await Promise.all(found)).flat();
}

const gzipOf = async (path: string): Promise<number> => gzipSync(await readFile(path), { level: 9 }).length;

interface ToolWeight {
  /** Name of the island's chunk. */
  readonly tool: string;
  readonly bytes: number;
  /** Every chunk that the heaviest answer loads. */
  readonly chunks: readonly string[];
}

/** The chunks of a build, and the chunks that each can load. */
interface Chunks {
  readonly names: readonly string[];
  /** The chunks that can load with this one, those of a branch only if `branch`. */
  readonly from: (start: string, branch: RegExp | null) => Promise<string[]>;
  /** gzip */
  readonly sizeOf: (name: string) => Promise<number>;
}

/** null: the build has no chunk table. */
async function chunksOf({ folder, files }: Build): Promise<Chunks | null> {
  const read = (file: string): Promise<string> => readFile(join(folder, file), 'utf8');
  const runtime = [...files].find((file) => /^assets\/js\/runtime~main\.[^/]+\.js$/.test(file));
  if (runtime === undefined) return null;
  const hashes = new Map(
    [...(await read(runtime)).matchAll(/"?([\w/-]+)"?:"([0-9a-f]{8})"/g)].map(([, name = '', hash = '']) => [
      name,
      hash,
    ]),
  );
  const fileOf = (name: string): string => `assets/js/part.${hashes.get(name)}.js`;
  /** Tool -> the chunks that always load with it, named only by the chunks before it. */
  const companions = new Map<string, readonly string[]>();
  for (const name of hashes.keys())
    if (files.has(fileOf(name)))
      for (const names of loadedTogether(await read(fileOf(name))))
        for (const tool of names.filter((each) => TOOL_BUDGET.chunk.test(each)))
          companions.set(
            tool,
            names.filter((each) => !TOOL_BUDGET.chunk.test(each)),
          );
  const from = async (start: string, branch: RegExp | null): Promise<string[]> => {
    const found = new Set<string>();
    const open = [start, ...(companions.get(start) ?? [])];
    // Another tool has its own budget.
    const isOther = (name: string): boolean => name !== start && TOOL_BUDGET.chunk.test(name);
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      const apart = TOOL_BUDGET.branches.some(({ chunks }) => chunks.test(name)) && branch?.test(name) !== true;
      if (found.has(name) || SHARED.includes(name) || apart || isOther(name) || !files.has(fileOf(name))) continue;
      found.add(name);
      // Chunks that load together with another tool count there.
      const together = loadedTogether(await read(fileOf(name))).filter((names) => !names.some(isOther));
      open.push(...together.flat());
    }
    return [...found];
  };
  const names = [...hashes.keys()].filter((name) => files.has(fileOf(name)));
  return { names, from, sizeOf: (name) => gzipOf(join(folder, fileOf(name))) };
}

/** The weight of the heaviest answer of every tool. */
async function toolWeights({ names, from, sizeOf }: Chunks): Promise<ToolWeight[]> {
  const weighed = async (chunks: readonly string[]): Promise<Omit<ToolWeight, 'tool'>> => ({
    chunks,
    bytes: (await Promise.all(chunks.map(sizeOf))).reduce((total, bytes) => total + bytes, 0),
  });
  const tools = names.filter((name) => TOOL_BUDGET.chunk.test(name));
  return Promise.all(
    tools.map(async (tool) => {
      const always = await from(tool, null);
      const answers = await Promise.all([
        weighed(always),
        ...TOOL_BUDGET.branches.map(async ({ chunks, most }) => {
          const more = (await from(tool, chunks)).filter((name) => !always.includes(name));
          const sizes = await Promise.all(more.map(async (name) => ({ name, bytes: await sizeOf(name) })));
          const heaviest = sizes.toSorted((a, b) => b.bytes - a.bytes).slice(0, most);
          return weighed([...always, ...heaviest.map(({ name }) => name)]);
        }),
      ]);
      const [heaviest] = answers.toSorted((a, b) => b.bytes - a.bytes);
      return { tool, bytes: heaviest?.bytes ?? 0, chunks: heaviest?.chunks ?? [] };
    }),
  );
}

/** The chunks that a script loads, grouped by import. */
function loadedTogether(script: string): string[][] {
  const imports = script.match(/Promise\.all\(\[[^\]]*\]\)|\.e\("[\w/-]+"\)/g) ?? [];
  return imports.map((text) => [...text.matchAll(/\.e\("([\w/-]+)"\)/g)].map(([, name = '']) => name));
}
