import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** What several parts need around the whole application: it serves printed links and says when it hears events. */
export default function root(): Plugin {
  return { name: 'light-root', getThemePath: () => join(__dirname, 'theme') };
}
