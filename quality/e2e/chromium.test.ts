import { existsSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findChromium, findHeadless, installShell } from './chromium';

const asked = vi.hoisted((): (readonly string[])[] => []);
vi.mock('node:fs', () => ({ existsSync: vi.fn() }));
vi.mock('./apt', () => ({
  hasApt: () => true,
  aptInstall: (packages: readonly string[]) => {
    asked.push(packages);
    throw new Error('no network');
  },
}));

const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = '/usr/bin/chromium';
const installed = (...paths: readonly string[]): void => {
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.mocked(existsSync).mockImplementation((path) => paths.includes(String(path)));
};

afterEach(() => {
  vi.unstubAllEnvs();
  asked.length = 0;
});

describe('the Chromium of the tests', () => {
  it('is the headless shell where there is one, and the whole one otherwise', () => {
    installed(SHELL, WHOLE);
    expect([findHeadless(), findChromium()]).toEqual([SHELL, WHOLE]);
    installed(WHOLE);
    expect(findHeadless()).toBe(WHOLE);
    installed();
    expect(findHeadless()).toBeUndefined();
  });

  it('is the chosen one before both', () => {
    installed(SHELL, WHOLE, '/own/chromium');
    vi.stubEnv('CHROMIUM_PATH', '/own/chromium');
    expect(findHeadless()).toBe('/own/chromium');
    installShell();
    expect(asked).toEqual([]);
  });

  it('gets its shell only when that is missing, and does without it', () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    installed(SHELL, WHOLE);
    installShell();
    expect(asked).toEqual([]);
    installed(WHOLE);
    installShell();
    expect(asked).toEqual([['chromium-headless-shell']]);
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});
