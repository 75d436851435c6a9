import { findChromium, installChromium } from './chromium';

/** Part of `npm run test:e2e`: makes sure there is a browser. */
if (findChromium() === undefined) installChromium();
