import { execFileSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';
import { BASE_URL } from './site/config/limits';
import { findHeadless, ONE_PROCESS, SWITCHES } from './quality/e2e/chromium';
import { useOwnFonts } from './quality/e2e/fonts';

useOwnFonts();

const PROBE =
  'const probe = require("net").createServer().listen(0, () => { console.log(probe.address().port); probe.close(); })';
// Each worker evaluates this file again, and inherits the port that the first evaluation chose.
const port = (process.env.E2E_PORT ??= execFileSync(process.execPath, ['-e', PROBE], { encoding: 'utf8' }).trim());
// An address and not localhost, for which Playwright requests an IPv6 address once per new connection.
const site = `http://127.0.0.1:${port}${BASE_URL}`;

export default defineConfig({
  testDir: 'quality/e2e',
  testMatch: '**/*.spec.ts',
  workers: 3,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // One retry distinguishes a slow machine from a broken page; a test that needs it is reported as flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  // Limits for hanging tests. A busy machine needs minutes for what takes a second on a quiet one.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: site,
    viewport: { width: 1280, height: 860 },
    // In CI: a trace of the retry, and a screenshot.
    trace: process.env.CI === undefined ? 'off' : 'on-first-retry',
    screenshot: process.env.CI === undefined ? 'off' : 'only-on-failure',
    launchOptions: {
      executablePath: findHeadless(),
      args: [...SWITCHES, ONE_PROCESS],
    },
  },
  webServer: {
    command: 'npm run serve',
    env: { PORT: port },
    url: site,
    reuseExistingServer: false,
  },
});
