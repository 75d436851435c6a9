import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What is made by a build or an installation, or is no part of the project. */
const LEFT_OUT = new Set(['.docusaurus', '.generated', '.git', 'build', 'node_modules', 'test-results']);

export interface Versions {
  /** For all packages of the framework. */
  readonly framework: string;
  /** For react and react-dom; undefined keeps them. */
  readonly react?: string;
  /** Options of docusaurus.config.ts that have another name there, as `old=new`. */
  readonly renamed?: readonly string[];
}

/** The package.json of the project with other versions, as text. Drops the pin of webpack, which holds for one framework. */
export function withVersions(manifest: string, { framework, react }: Versions): string {
  const parsed = JSON.parse(manifest) as Record<string, Record<string, string>>;
  for (const kind of ['dependencies', 'devDependencies']) {
    for (const name of Object.keys(parsed[kind] ?? {})) {
      const version = name.startsWith('@docusaurus/') ? framework : /^react(?:-dom)?$/.test(name) ? react : undefined;
      if (version !== undefined) Object.assign(parsed[kind] ?? {}, { [name]: version });
    }
  }
  const { webpack: _, ...overrides } = parsed['overrides'] ?? {};
  return `${JSON.stringify({ ...parsed, overrides }, null, 2)}\n`;
}

/** A configuration with other names of options. Throws for a name that it does not hold. */
export function withNames(text: string, renamed: readonly string[]): string {
  return renamed.reduce((config, pair) => {
    const [from = '', to = ''] = pair.split('=');
    if (from === '' || to === '' || !config.includes(`${from}:`)) throw new Error(`--rename ${pair}: no such option`);
    return config.replace(`${from}:`, `${to}:`);
  }, text);
}

/** Copies the project into a temporary folder, to be installed with these versions. Gives the folder. */
export async function copyProject(versions: Versions): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'rehearse-'));
  for (const name of await readdir('.')) {
    if (!LEFT_OUT.has(name)) await cp(name, join(root, name), { recursive: true });
  }
  const manifest = join(root, 'package.json');
  await writeFile(manifest, withVersions(await readFile(manifest, 'utf8'), versions));
  const configuration = join(root, 'docusaurus.config.ts');
  await writeFile(configuration, withNames(await readFile(configuration, 'utf8'), versions.renamed ?? []));
  return root;
}
