import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { align } from '../align';
import { measureBuild, type Measure } from './measure';
import { createProject } from './project';

const USAGE = `npm run bench:build -- [--times 1,3,10]
  --times  how many times the contracts and handlers, each built cold and once more with nothing changed`;

/** `npm run bench:build` measures builds of the project and of the project with more content. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { times: { type: 'string', default: '1,3,10' } } });
  const times = values.times.split(',').map(Number);
  if (!times.every((number) => Number.isInteger(number) && number > 0)) throw new Error(USAGE);
  const rows: string[][] = [['content', 'pages', 'wall s', 'CPU s', 'CPU ms/page', 'output MB']];
  for (const number of times) {
    const root = await createProject(number);
    try {
      rows.push(row(`${number}x cold`, await measureBuild(root)), row(`${number}x warm`, await measureBuild(root)));
    } finally {
      await rm(root, { recursive: true });
    }
    // Large builds take many minutes, so each result is printed at once.
    console.error(align(rows.slice(-2)));
  }
  console.log(`\n${align(rows)}`);
}

const row = (name: string, { pages, wall, cpu, bytes }: Measure): string[] => [
  name,
  String(pages),
  wall.toFixed(1),
  cpu.toFixed(1),
  ((cpu * 1000) / pages).toFixed(0),
  (bytes / 1e6).toFixed(1),
];

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
