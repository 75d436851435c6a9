import { findChromium, installChromium, installShell } from './chromium';

// `npm run test:e2e` runs this first.
if (findChromium() === undefined) installChromium();
installShell();
