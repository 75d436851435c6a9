import { defineConfig } from '@playwright/test';
import { BASE_URL } from './config/limits';
import { BRIEF_PAGES, findHeadless, SWITCHES } from './e2e/chromium';

const port = Number(process.env.E2E_PORT ?? 4401);

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  workers: 3,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // One retry tells a slow machine from a broken page; a test that needs it is reported as flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  timeout: 60_000,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}${BASE_URL}`,
    viewport: { width: 1280, height: 860 },
    launchOptions: {
      executablePath: findHeadless(),
      args: [...SWITCHES, ...BRIEF_PAGES],
    },
  },
  webServer: {
    command: 'npm run serve',
    env: { PORT: String(port) },
    url: `http://localhost:${port}${BASE_URL}`,
    reuseExistingServer: false,
  },
});
