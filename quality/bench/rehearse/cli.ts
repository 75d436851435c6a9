import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BASE_URL } from '../../../site/config/limits';
import { withSite } from '../site';
import { differences, reasons, type Behaviour } from './compare';
import { observe } from './observe';
import { copyWith } from './project';

const USAGE = `npm run rehearse -- <version of the framework> [--react <version>] [--rename old=new] [--keep]
  --react  also changes react and react-dom
  --rename an option of docusaurus.config.ts that has another name there; may be repeated
  --keep   leaves the copy of the project there`;

/** One route of each kind; the build in build/ is the reference. */
const ROUTES = [
  '',
  'getting-started',
  'guides/withdrawing',
  'api/reverts',
  'api/contracts/handlers/puffer-vault-handler',
  'puffer-component-example',
];

/** `npm run rehearse` tests whether the site works with other versions of the framework and of React. */
async function main(): Promise<string[]> {
  const { values, positionals } = parseArgs({
    options: {
      react: { type: 'string' },
      rename: { type: 'string', multiple: true },
      keep: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [framework] = positionals;
  if (framework === undefined || positionals.length > 1) throw new Error(USAGE);
  if (!existsSync('build/index.html')) throw new Error('There is no site to compare with: npm run build');
  const root = await copyWith({ framework, react: values.react, renamed: values.rename });
  console.log(`The copy is ${root}.`);
  try {
    const installed = await run(root, 'npm install --no-audit --no-fund');
    if (installed.code !== 0) return ['It cannot be installed.', ...installed.output.trim().split('\n').slice(-8)];
    const built = await run(root, 'npm run build');
    if (built.code !== 0) return ['It does not build.', ...reasons(built.output)];
    const [today, rehearsed] = [await observeAll('build'), await observeAll(join(root, 'build'))];
    return today.flatMap((behaviour, at) => differences(behaviour, rehearsed[at] ?? behaviour));
  } finally {
    if (!values.keep) await rm(root, { recursive: true });
  }
}

const observeAll = (folder: string): Promise<Behaviour[]> =>
  withSite(folder, BASE_URL, async (browser, { address }) => {
    const behaviours: Behaviour[] = [];
    for (const route of ROUTES) behaviours.push(await observe(browser, `${address}/`, route));
    return behaviours;
  });

function run(cwd: string, command: string): Promise<{ code: number | null; output: string }> {
  return new Promise((done, failed) => {
    const child = spawn('bash', ['-c', command], { cwd, env: { ...process.env, NO_COLOR: '1' } });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
    child.on('error', failed);
    child.on('close', (code) => done({ code, output }));
  });
}

main().then(
  (problems) => {
    console.log(problems.length === 0 ? `All ${ROUTES.length} routes behave as today.` : problems.join('\n'));
    process.exitCode = problems.length === 0 ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
