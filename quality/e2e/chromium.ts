import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptInstall, hasApt } from './apt';

/** Usual paths of a Chromium with headless mode. */
const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
];

/** Only the last of repeated switches counts. */
const without = (features: readonly string[]): string => `--disable-features=${features.join()}`;

/**
 * Switches for a Chromium that tests start. Its pages live for seconds and start cold, so V8 does without its optimising
 * compilers, Maglev and TurboFan, whose code would not pay off, and compiles baseline code at once and not in the
 * background. The windows of a full Chromium load two pages for suggestions in the address bar and keep a spare process,
 * which costs more than half of a new window. The last switch replaces Playwright's own list, so it repeats those that
 * matter here.
 */
export const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--js-flags=--no-opt,--no-maglev,--no-concurrent-sparkplug',
  without(OFF),
];

/**
 * Turns the site's opener policy off as well, because it gives the first page of each window a second process. In the
 * core set of the browsers it is on.
 */
export const ONE_PROCESS = without([...OFF, 'CrossOriginOpenerPolicy']);

/** Debian's package of the headless shell, and its program. */
const SHELL = { package: 'chromium-headless-shell', path: '/usr/bin/chromium-headless-shell' };

/** Returns the path of an installed Chromium; undefined without one. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH ?? '', ...places].find((path) => path !== '' && existsSync(path));
}

const isChosen = (): boolean => (process.env.CHROMIUM_PATH ?? '') !== '';

/**
 * Returns the Chromium for tests without a window: the headless shell, which Playwright also prefers, otherwise the
 * full one. The engine is the same, but the shell has no windows, so a test needs a third less processor time.
 */
export function findHeadless(): string | undefined {
  return !isChosen() && existsSync(SHELL.path) ? SHELL.path : findChromium();
}

/** Installs what `findHeadless` prefers, where a package exists. Without one the tests take longer. */
export function installShell(): void {
  if (!hasApt() || isChosen() || existsSync(SHELL.path)) return;
  try {
    aptInstall([SHELL.package], { ask: false });
  } catch {
    console.log(`no ${SHELL.package}: tests use the whole Chromium and take longer`);
  }
}

/**
 * Installs Chromium: Debian's package if apt-get is available, otherwise Playwright's own build, which Playwright finds
 * by itself. Throws with a hint when neither works.
 */
export function installChromium(): void {
  try {
    if (hasApt()) aptInstall(['chromium', 'fonts-dejavu-core'], { ask: true });
    else execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  } catch (error) {
    throw new Error('no Chromium found and none could be installed: set CHROMIUM_PATH to one', { cause: error });
  }
}
