import { findChromium, installChromium } from './chromium';

/** Part of `npm run test:e2e`: installs a browser if there is none. */
if (findChromium() === undefined) installChromium();
