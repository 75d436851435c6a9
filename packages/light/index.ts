import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, PluginConfig } from '@docusaurus/types';
import application from './application';
import bodies from './bodies';
import noPrism from './no-prism';
import { LIGHT_OFF, PARTS, partsOf, type Part } from './parts';
import { pageTemplate } from './start/template';
import appRoot from './app-root';
import styles from './styles';

export { LIGHT_OFF, type Part };

interface Light {
  readonly themes: PluginConfig[];
  /** Undefined keeps the framework's template. */
  readonly ssrTemplate: string | undefined;
}

interface Options {
  /** Packages that the bundle may contain; without a list nothing is checked. */
  readonly shipped?: readonly string[];
  /** Folders outside the site with components of printed pages. */
  readonly components?: readonly string[];
}

/** Returns all parts for the site's configuration. `asked` is the value of `SITE_LIGHT` (README.md). */
export function light({ shipped, components = [] }: Options = {}, asked = process.env.SITE_LIGHT): Light {
  const parts = partsOf(asked);
  const off = PARTS.filter((part) => !parts.has(part));
  const isWhole = off.length === 0;
  const plugins: readonly (readonly [needs: readonly Part[], plugin: PluginConfig])[] = [
    [['no-prism'], noPrism],
    [['start', 'bodies', 'application'], appRoot],
    [['bodies'], [bodies, { components }]],
    [['styles'], styles],
    // Without one of the parts the bundle contains other packages, so the list is not checked.
    [['application'], [application, isWhole && shipped !== undefined ? { shipped } : {}]],
  ];
  const themes = plugins.filter(([wanted]) => wanted.some((part) => parts.has(part))).map(([, plugin]) => plugin);
  return {
    themes: isWhole ? themes : [...themes, () => noteOf(off)],
    ssrTemplate: parts.has('start') ? pageTemplate : undefined,
  };
}

const noteOf = (off: readonly Part[]): Plugin => ({
  name: 'light-off',
  postBuild: ({ outDir }) => writeFile(join(outDir, LIGHT_OFF), `${off.join('\n')}\n`),
});
