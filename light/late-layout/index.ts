import { resolve } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { STARTED_EVENT } from '../start/settings';
import { layOutLate, type LateLayoutOptions } from './late-layout';
import { WAITING } from './names';

export { sections } from './sections';

/** Lets what is below the first screen wait for its layout: the inline script, and the style sheet that makes boxes wait. */
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
