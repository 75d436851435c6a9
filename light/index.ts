import type { PluginConfig } from '@docusaurus/types';
import application from './application';
import bodies from './bodies';
import lateLayout, { sections } from './late-layout';
import noPrism from './no-prism';
import { partsOf, type Part } from './parts';
import { pageTemplate } from './start/template';
import appRoot from './app-root';
import styles from './styles';

interface Light {
  readonly themes: PluginConfig[];
  readonly rehypePlugins: readonly (typeof sections)[];
  /** Undefined keeps the framework's template. */
  readonly ssrTemplate: string | undefined;
}

/**
 * Returns all parts for the site's configuration. `shipped` lists the packages that the bundle may contain; `asked` is
 * the value of `SITE_LIGHT` (README.md).
 */
export function light(shipped: readonly string[], asked = process.env.SITE_LIGHT): Light {
  const parts = partsOf(asked);
  const isWhole = parts.size === partsOf('').size;
  const plugins: readonly (readonly [needs: readonly Part[], plugin: PluginConfig])[] = [
    [['no-prism'], noPrism],
    [['late-layout'], lateLayout],
    [['start', 'bodies', 'late-layout'], appRoot],
    [['bodies'], bodies],
    [['styles'], styles],
    // Without one of the parts the bundle contains other packages, so the list is not checked.
    [['application'], [application, isWhole ? { shipped } : {}]],
  ];
  return {
    themes: plugins.filter(([wanted]) => wanted.some((part) => parts.has(part))).map(([, plugin]) => plugin),
    rehypePlugins: parts.has('late-layout') ? [sections] : [],
    ssrTemplate: parts.has('start') ? pageTemplate : undefined,
  };
}
