import { BROWSERS } from './browsers/browsers';
import { installMissing } from './browsers/install';
import { findChromium, installChromium, installShell } from './chromium';

// `npm run test:e2e` runs this first.
if (findChromium() === undefined) installChromium();
installShell();
// The faults of the core set need the driver of Chromium too.
installMissing(BROWSERS.filter(({ name }) => name === 'Chromium'));
