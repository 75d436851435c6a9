import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { leanInfima } from './lean-infima';
import { readReferences, readReplaced } from './read-properties';
import { PACKAGES } from '../originals';
import { unusedModule } from './unused';

/** Removes unused rules from the framework's style sheets (packages/light/styles/unused-styles.ts). */
export default function leanInfimaPlugin({ siteDir }: LoadContext): Plugin {
  const tokens = join(siteDir, 'src', 'css', 'tokens.css');
  const folders = [join(siteDir, 'src'), join(siteDir, 'config'), join(__dirname, '..', '..')];
  const packages = ['@docusaurus/theme-classic/lib/theme', '@docusaurus/theme-common/lib'];
  const sources = [...folders, ...packages.map((path) => join(PACKAGES, path))];
  const isDropped = (file: string): boolean => {
    const entry = unusedModule(file);
    return entry !== undefined && entry.classes === undefined;
  };
  const properties = { read: readReferences(sources, isDropped), replaced: readReplaced(tokens) };
  return {
    name: 'lean-infima',
    configurePostCss: (options) => ({
      ...options,
      plugins: [leanInfima(properties), ...options.plugins],
    }),
  };
}
