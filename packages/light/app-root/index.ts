import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Wraps the application: follows and loads links, and announces when events are handled. */
export default function appRoot(): Plugin {
  return {
    name: 'light-app-root',
    getThemePath: () => join(__dirname, 'theme'),
    getClientModules: () => [join(__dirname, '..', 'bodies', 'client', 'links.ts')],
  };
}
