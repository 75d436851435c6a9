import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { TOOL_BUDGET } from '../../../site/config/budgets';
import type { Build } from '../build';
import type { Rule } from '../rule';

/** Chunks that the page has before the tool is used. */
const SHARED = ['styles', 'main'];

/** No tool can load more than its budget: the island, and all that it imports from there (site/config/budgets.ts). */
export const toolsRule: Rule = {
  name: 'tools',
  async check(build) {
    const weights = await toolWeights(build);
    if (weights.length === 0) return [`assets/js: no chunk is named ${TOOL_BUDGET.chunk}`];
    return weights
      .filter(({ bytes }) => bytes > TOOL_BUDGET.bytes)
      .map(
        ({ tool, bytes, chunks }) =>
          `${tool}: ${bytes} bytes gzip with ${chunks.join(', ')}, the budget of a tool is ${TOOL_BUDGET.bytes}`,
      );
  },
};

interface ToolWeight {
  /** Name of the island's chunk. */
  readonly tool: string;
  readonly bytes: number;
  /** Every chunk that it loads. */
  readonly chunks: readonly string[];
}

/** The weight of every tool, with everything that it imports on use. */
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
  const chunksFrom = async (start: string): Promise<string[]> => {
    const found = new Set<string>();
    const open = [start];
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      if (found.has(name) || SHARED.includes(name) || !files.has(fileOf(name))) continue;
      found.add(name);
      open.push(...[...(await read(fileOf(name))).matchAll(/\.e\("([\w/-]+)"\)/g)].map(([, next = '']) => next));
    }
    return [...found];
  };
  const tools = [...hashes.keys()].filter((name) => TOOL_BUDGET.chunk.test(name));
  return Promise.all(
    tools.map(async (tool) => {
      const chunks = await chunksFrom(tool);
      const sizes = await Promise.all(
        chunks.map(async (name) => gzipSync(await readFile(join(folder, fileOf(name))), { level: 9 }).length),
      );
      return { tool, bytes: sizes.reduce((total, bytes) => total + bytes, 0), chunks };
    }),
  );
}
