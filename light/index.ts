import type { PluginConfig } from '@docusaurus/types';
import application from './application';
import bodies from './bodies';
import lateLayout, { sections } from './late-layout';
import noPrism from './no-prism';
import { partsOf, type Part } from './parts';
import { pageTemplate } from './start/template';
import root from './root';
import styles from './styles';

interface Light {
  readonly themes: PluginConfig[];
  readonly rehypePlugins: readonly (typeof sections)[];
  /** Undefined for the framework's own. */
  readonly ssrTemplate: string | undefined;
}

/**
 * Everything that makes the site light, for its configuration. `shipped` lists the packages whose code browsers load;
 * `asked` is what the environment says of parts (README.md).
 */
export function light(shipped: readonly string[], asked = process.env.SITE_LIGHT): Light {
  const parts = partsOf(asked);
  const isWhole = parts.size === partsOf('').size;
  const plugins: readonly (readonly [needs: readonly Part[], plugin: PluginConfig])[] = [
    [['no-prism'], noPrism],
    [['late-layout'], lateLayout],
    [['start', 'bodies', 'late-layout'], root],
    [['bodies'], bodies],
    [['styles'], styles],
    // Without one of the parts the bundle holds other packages.
    [['application'], [application, isWhole ? { shipped } : {}]],
  ];
  return {
    themes: plugins.filter(([wanted]) => wanted.some((part) => parts.has(part))).map(([, plugin]) => plugin),
    rehypePlugins: parts.has('late-layout') ? [sections] : [],
    ssrTemplate: parts.has('start') ? pageTemplate : undefined,
  };
}
