import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Build output, installed packages and other files that are not part of the project. */
const LEFT_OUT = new Set(['.docusaurus', '.generated', '.git', 'build', 'node_modules', 'test-results']);

export interface Versions {
  /** Version of all framework packages. */
  readonly framework: string;
  /** Version of react and react-dom; undefined keeps the current one. */
  readonly react?: string;
  /** Renamed options of docusaurus.config.ts, as `old=new`. */
  readonly renamed?: readonly string[];
}

/**
 * Returns the project's package.json with other versions, as text. Drops the pin of webpack, which belongs to one
 * framework version.
 */
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

/** Renames options of a configuration. Throws for a name that it does not contain. */
export function withNames(text: string, renamed: readonly string[]): string {
  return renamed.reduce((config, pair) => {
    const [from = '', to = ''] = pair.split('=');
    if (from === '' || to === '' || !config.includes(`${from}:`)) throw new Error(`--rename ${pair}: no such option`);
    return config.replace(`${from}:`, `${to}:`);
  }, text);
}

/** Copies the project with these versions into a temporary folder, ready to install. Returns the folder. */
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
