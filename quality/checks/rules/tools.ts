import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { TOOL_BUDGET } from '../../../site/config/budgets';
import type { Build } from '../build';
import { budgetsOff } from '../light-off';
import type { Rule } from '../rule';

/** Chunks that the page has before the tool is used. */
const SHARED = ['styles', 'main'];

/**
 * No answer of a tool loads more than its budget: the island, what it imports from there, and the largest of the branches
 * that only some answers need (site/config/budgets.ts).
 */
export const toolsRule: Rule = {
  name: 'tools',
  async check(build) {
    // Without the part that names chunks there is none to weigh.
    if ((await budgetsOff(build)).has('tools')) return [];
    const weights = await toolWeights(build);
    if (weights.length === 0) return [`assets/js: no chunk is named ${TOOL_BUDGET.chunk}`];
    return weights
      .filter(({ tool, bytes }) => bytes > limitOf(tool))
      .map(
        ({ tool, bytes, chunks }) =>
          `${tool}: ${bytes} bytes gzip with ${chunks.join(', ')}, the budget of a tool is ${limitOf(tool)}`,
      );
  },
};

/** What loads for a wallet is smaller than a tool. */
const { reader, fill, values, powers, names, failed, asked } = TOOL_BUDGET;
const OWN = [reader, fill, values, powers, names, failed, asked];

const limitOf = (tool: string): number => OWN.find(({ chunk }) => chunk.test(tool))?.bytes ?? TOOL_BUDGET.bytes;

interface ToolWeight {
  /** Name of the island's chunk. */
  readonly tool: string;
  readonly bytes: number;
  /** Every chunk that the heaviest answer loads. */
  readonly chunks: readonly string[];
}

/** The weight of the heaviest answer of every tool. */
async function toolWeights({ folder, files }: Build): Promise<ToolWeight[]> {
  const read = (file: string): Promise<string> => readFile(join(folder, file), 'utf8');
  const runtime = [...files].find((file) => /^assets\/js\/runtime~main\.[^/]+\.js$/.test(file));
  if (runtime === undefined) return [];
  const hashes = new Map(
    [...(await read(runtime)).matchAll(/"?([\w/-]+)"?:"([0-9a-f]{8})"/g)].map(([, name = '', hash = '']) => [
      name,
      hash,
    ]),
  );
  const fileOf = (name: string): string => `assets/js/part.${hashes.get(name)}.js`;
  /** Tool -> the chunks that load whenever it does, which only the chunks before it name. */
  const companions = new Map<string, readonly string[]>();
  for (const name of hashes.keys())
    if (files.has(fileOf(name)))
      for (const names of loadedTogether(await read(fileOf(name))))
        for (const tool of names.filter((each) => TOOL_BUDGET.chunk.test(each)))
          companions.set(
            tool,
            names.filter((each) => !TOOL_BUDGET.chunk.test(each)),
          );
  /** The chunks that can load with this one, those of a branch only with `branch`. */
  const chunksFrom = async (start: string, branch: RegExp | null): Promise<string[]> => {
    const found = new Set<string>();
    const open = [start, ...(companions.get(start) ?? [])];
    // Another tool has a budget of its own.
    const isOther = (name: string): boolean => name !== start && TOOL_BUDGET.chunk.test(name);
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      const apart = TOOL_BUDGET.branches.some(({ chunks }) => chunks.test(name)) && branch?.test(name) !== true;
      if (found.has(name) || SHARED.includes(name) || apart || isOther(name) || !files.has(fileOf(name))) continue;
      found.add(name);
      // What loads together with another tool counts there.
      const together = loadedTogether(await read(fileOf(name))).filter((names) => !names.some(isOther));
      open.push(...together.flat());
    }
    return [...found];
  };
  const sizeOf = async (name: string): Promise<number> =>
    gzipSync(await readFile(join(folder, fileOf(name))), { level: 9 }).length;
  const weighed = async (chunks: readonly string[]): Promise<Omit<ToolWeight, 'tool'>> => ({
    chunks,
    bytes: (await Promise.all(chunks.map(sizeOf))).reduce((total, bytes) => total + bytes, 0),
  });
  const tools = [...hashes.keys()].filter((name) => TOOL_BUDGET.chunk.test(name));
  return Promise.all(
    tools.map(async (tool) => {
      const always = await chunksFrom(tool, null);
      const answers = await Promise.all([
        weighed(always),
        ...TOOL_BUDGET.branches.map(async ({ chunks, most }) => {
          const more = (await chunksFrom(tool, chunks)).filter((name) => !always.includes(name));
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

/** The chunks that a script loads, those of one import together. */
function loadedTogether(script: string): string[][] {
  const imports = script.match(/Promise\.all\(\[[^\]]*\]\)|\.e\("[\w/-]+"\)/g) ?? [];
  return imports.map((text) => [...text.matchAll(/\.e\("([\w/-]+)"\)/g)].map(([, name = '']) => name));
}
