import type { Plugin } from '@docusaurus/types';
import { LeanStyles } from './lean-styles';

/** Removes rules of Infima that nothing in the bundle uses. */
export default function styles(): Plugin {
  return {
    name: 'light-styles',
    configureWebpack: ({ mode }, isServer) =>
      mode === 'production' && !isServer ? ({ plugins: [new LeanStyles()] } as object) : {},
  };
}
