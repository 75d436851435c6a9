import { resolve } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { STARTED_EVENT } from '../start/settings';
import { layOutLate, type LateLayoutOptions } from './late-layout';
import { WAITING } from './names';

export { sections } from './sections';

/** Delays the layout of everything below the first screen, with an inline script and a style sheet. */
export default function lateLayout(): Plugin {
  const options: LateLayoutOptions = { waiting: WAITING, startedEvent: STARTED_EVENT };
  return {
    name: 'late-layout',
    getClientModules: () => [resolve(__dirname, 'late-layout.css')],
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: `(${layOutLate.toString()})(${JSON.stringify(options)})` }],
    }),
  };
}
