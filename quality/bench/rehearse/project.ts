import { join } from 'node:path';
import { change, copyProject } from '../copy-project';

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
export async function copyWith(versions: Versions): Promise<string> {
  const root = await copyProject('rehearse');
  await change(join(root, 'package.json'), (manifest) => withVersions(manifest, versions));
  await change(join(root, 'site/docusaurus.config.ts'), (config) => withNames(config, versions.renamed ?? []));
  return root;
}
