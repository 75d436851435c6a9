import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { announcementScript } from './announcement-script';
import { cleanAddressScript } from './clean-address-script';
import { themeScript } from './theme-script';

const COLOR_MODE = { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false } as const;

interface Page {
  readonly attributes?: Record<string, string>;
  readonly storage?: Record<string, string>;
  readonly search?: string;
  readonly isDark?: boolean;
}

/** Runs a script as a browser would, and gives what it left on the root. Without `storage` reading it throws. */
function run(script: string, { attributes = {}, storage, search = '', isDark = false }: Page): Record<string, string> {
  runInNewContext(script, {
    URLSearchParams,
    location: { search },
    matchMedia: () => ({ matches: isDark }),
    document: { documentElement: { setAttribute: (name: string, value: string) => void (attributes[name] = value) } },
    localStorage: {
      getItem: (key: string) => {
        if (!storage) throw new Error('blocked');
        return storage[key] ?? null;
      },
    },
  });
  return attributes;
}

describe('themeScript', () => {
  const stock = (value: string) => ({ 'data-theme': value, 'data-theme-choice': value });
  const fallback = { 'data-theme': 'light', 'data-theme-choice': 'system' };

  it.each(['system', 'blue', ''])('turns the stored word %o into default mode and choice system', (theme) => {
    expect(run(themeScript(COLOR_MODE), { attributes: stock(theme), storage: { theme } })).toEqual(fallback);
  });

  it('treats the first visit and blocked storage alike', () => {
    expect(run(themeScript(COLOR_MODE), { attributes: stock('light'), storage: {} })).toEqual(fallback);
    expect(run(themeScript(COLOR_MODE), { attributes: stock('light') })).toEqual(fallback);
  });

  it.each(['light', 'dark'])('leaves the choice %s alone', (theme) => {
    expect(run(themeScript(COLOR_MODE), { attributes: stock(theme), storage: { theme } })).toEqual(stock(theme));
  });

  it('follows the operating system only where the configuration respects it', () => {
    const page = { attributes: stock('light'), storage: {}, isDark: true };
    expect(run(themeScript({ ...COLOR_MODE, respectPrefersColorScheme: true }), page)['data-theme']).toBe('dark');
  });

  it('reads no stored choice when the switch is disabled', () => {
    const page = { attributes: stock('light'), storage: { theme: 'dark' } };
    expect(run(themeScript({ ...COLOR_MODE, disableSwitch: true }), page)).toEqual(fallback);
  });
});

describe('announcementScript', () => {
  const dismissed = 'data-announcement-bar-initially-dismissed';

  it('shows an announcement with another id, keeps a dismissed one away', () => {
    const page = (id: string) => ({
      attributes: { [dismissed]: 'true' },
      storage: { 'docusaurus.announcement.id': id },
    });
    expect(run(announcementScript('new'), page('old'))[dismissed]).toBe('false');
    expect(run(announcementScript('new'), page('new'))[dismissed]).toBe('true');
  });
});

describe('cleanAddressScript', () => {
  const go = (pathname: string): string | undefined => {
    let target: string | undefined;
    const replace = (to: string) => void (target = to);
    const location = { origin: 'https://site.test', pathname, search: '?q=1', hash: '#a', replace };
    runInNewContext(cleanAddressScript('/puffer-sdk/'), { location });
    return target;
  };

  it.each([
    ['/puffer-sdk/getting-started.html', 'https://site.test/puffer-sdk/getting-started?q=1#a'],
    ['/puffer-sdk/guides/index.html', 'https://site.test/puffer-sdk/guides?q=1#a'],
    ['/puffer-sdk/index.html', 'https://site.test/puffer-sdk/?q=1#a'],
    ['//other.example/index.html', 'https://site.test//other.example?q=1#a'],
    ['/puffer-sdk/guides/', undefined],
  ])('%s -> %s', (from, to) => {
    expect(go(from)).toBe(to);
  });
});
