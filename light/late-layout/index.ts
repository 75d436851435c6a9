import { resolve } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { STARTED_EVENT } from '../start/settings';
import { layOutLate, type LateLayoutOptions } from './late-layout';
import { LATE, WAITING } from './names';

export { sections } from './sections';

/** Delays the layout of everything below the first screen until the page has loaded, by an inline script and styles. */
export default function lateLayout(): Plugin {
  const options: LateLayoutOptions = { waiting: WAITING, late: LATE, startedEvent: STARTED_EVENT };
  return {
    name: 'late-layout',
    getClientModules: () => [resolve(__dirname, 'late-layout.css')],
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: `(${layOutLate.toString()})(${JSON.stringify(options)})` }],
    }),
  };
}
