import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../chromium';
import { startChromium, startFirefox, startWebKit } from './start';
import { type Running } from './tab';

/** Starts a browser. */
export type Start = () => Promise<Running>;

/** A browser for the core set, if it is installed. */
export interface BrowserKind {
  readonly name: string;
  /** Debian packages that contain it. */
  readonly packages: readonly string[];
  /** Returns a function that starts it; undefined when it is not installed. */
  readonly find: () => Start | undefined;
}

const firstThere = (places: readonly (string | undefined)[]): string | undefined =>
  places.find((path) => path !== undefined && path !== '' && existsSync(path));

/** Returns the path of WebKitGTK's MiniBrowser, which is in a folder of its version. */
function findMiniBrowser(): string | undefined {
  const roots = ['/usr/lib', '/usr/libexec', ...foldersOf('/usr/lib').filter((path) => /-linux-gnu/.test(path))];
  const versions = roots.flatMap(foldersOf).filter((path) => /\/webkit(2)?gtk-[\d.]+$/.test(path));
  return firstThere(versions.map((folder) => join(folder, 'MiniBrowser')));
}

const foldersOf = (path: string): string[] =>
  existsSync(path) ? readdirSync(path).map((name) => join(path, name)) : [];

export const BROWSERS: readonly BrowserKind[] = [
  {
    name: 'Chromium',
    packages: ['chromium', 'chromium-driver', 'fonts-dejavu-core'],
    find: () => {
      const path = findChromium();
      const driver = firstThere([process.env.CHROMEDRIVER_PATH, '/usr/bin/chromedriver']);
      if (path === undefined || driver === undefined) return undefined;
      return () => startChromium(driver, path);
    },
  },
  {
    name: 'Firefox',
    packages: ['firefox-esr', 'fonts-dejavu-core'],
    find: () => {
      const path = firstThere([
        process.env.FIREFOX_PATH,
        '/usr/bin/firefox-esr',
        '/usr/bin/firefox',
        '/Applications/Firefox.app/Contents/MacOS/firefox',
      ]);
      return path === undefined ? undefined : () => startFirefox(path);
    },
  },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb', 'fonts-dejavu-core'],
    find: () => {
      const driver = firstThere(['/usr/bin/WebKitWebDriver']);
      const miniBrowser = findMiniBrowser();
      const xvfb = firstThere(['/usr/bin/Xvfb']);
      if (driver === undefined || miniBrowser === undefined) return undefined;
      if (xvfb === undefined && process.env.DISPLAY === undefined) return undefined;
      return () => startWebKit({ driver, miniBrowser, xvfb });
    },
  },
];
