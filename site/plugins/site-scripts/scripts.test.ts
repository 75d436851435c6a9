import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { cleanAddressScript } from './clean-address-script';
import { announcementScript } from './index';
import { themeScript } from './theme-script';

const COLOR_MODE = { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false } as const;

interface Page {
  readonly attributes?: Record<string, string>;
  readonly storage?: Record<string, string>;
  readonly search?: string;
  readonly isDark?: boolean;
  /** Event -> listener, as the script adds them. */
  readonly listeners?: Record<string, (event: { readonly type: string }) => void>;
  /** Keys of the storage events that the script dispatches. */
  readonly sent?: string[];
}

/** Runs a script as a browser does and returns the attributes of the root. Without `storage`, reading it throws. */
function run(
  script: string,
  { attributes = {}, storage, search = '', isDark = false, listeners = {}, sent = [] }: Page,
): Record<string, string> {
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
    addEventListener: (type: string, listener: () => void) => void (listeners[type] = listener),
    dispatchEvent: ({ key }: { readonly key: string }) => sent.push(key),
    StorageEvent: class {
      readonly key: string;
      constructor(_: string, { key }: { readonly key: string }) {
        this.key = key;
      }
    },
  });
  return attributes;
}

describe('themeScript', () => {
  const stock = (value: string) => ({ 'data-theme': value, 'data-theme-choice': value });
  const fallback = { 'data-theme': 'light', 'data-theme-choice': 'system' };

  it.each(['system', 'blue', ''])('turns the stored value %o into the default mode and the choice system', (theme) => {
    expect(run(themeScript(COLOR_MODE), { attributes: stock(theme), storage: { theme } })).toEqual(fallback);
  });

  it('treats the first visit and blocked storage alike', () => {
    expect(run(themeScript(COLOR_MODE), { attributes: stock('light'), storage: {} })).toEqual(fallback);
    expect(run(themeScript(COLOR_MODE), { attributes: stock('light') })).toEqual(fallback);
  });

  it.each(['light', 'dark'])('leaves the choice %s alone', (theme) => {
    expect(run(themeScript(COLOR_MODE), { attributes: stock(theme), storage: { theme } })).toEqual(stock(theme));
  });

  it('follows the operating system only if the configuration says so', () => {
    const page = { attributes: stock('light'), storage: {}, isDark: true };
    expect(run(themeScript({ ...COLOR_MODE, respectPrefersColorScheme: true }), page)['data-theme']).toBe('dark');
  });

  it('reads no stored choice when the switch is disabled', () => {
    const page = { attributes: stock('light'), storage: { theme: 'dark' } };
    expect(run(themeScript({ ...COLOR_MODE, disableSwitch: true }), page)).toEqual(fallback);
  });

  it('prefers the address over the store', () => {
    const page = { storage: { theme: 'dark' }, search: '?docusaurus-theme=light' };
    expect(run(themeScript(COLOR_MODE), page)).toEqual(stock('light'));
  });

  describe('follows other tabs', () => {
    it.each(['storage', 'pageshow', 'visibilitychange'])('on the event %s', (type) => {
      const page = { attributes: {}, storage: { theme: 'light' }, listeners: {} as NonNullable<Page['listeners']> };
      run(themeScript(COLOR_MODE), page);
      page.storage.theme = 'dark';
      page.listeners[type]?.({ type });
      expect(page.attributes).toEqual(stock('dark'));
    });

    it('forwards a missed event to the application, once', () => {
      const page = {
        storage: { theme: 'light' },
        listeners: {} as NonNullable<Page['listeners']>,
        sent: [] as string[],
      };
      run(themeScript(COLOR_MODE), page);
      page.listeners['pageshow']?.({ type: 'pageshow' });
      expect(page.sent).toEqual([]);
      page.storage.theme = 'dark';
      page.listeners['pageshow']?.({ type: 'pageshow' });
      page.listeners['visibilitychange']?.({ type: 'visibilitychange' });
      expect(page.sent).toEqual(['theme']);
    });

    it('keeps the mode of the address until the reader chooses', () => {
      const page = {
        attributes: {},
        storage: { theme: 'dark' },
        search: '?docusaurus-theme=light',
        listeners: {} as NonNullable<Page['listeners']>,
      };
      run(themeScript(COLOR_MODE), page);
      page.listeners['pageshow']?.({ type: 'pageshow' });
      expect(page.attributes).toEqual(stock('light'));
    });
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
  /** Returns the new location and the rewritten history entry for an address. */
  function open(address: string): {
    readonly to?: string;
    readonly written?: string;
    readonly move: (hash: string) => void;
  } {
    const { protocol, origin, pathname, search, hash } = new URL(address);
    const seen: { to?: string; written?: string } = {};
    const location = { protocol, origin, pathname, search, hash, replace: (to: string) => void (seen.to = to) };
    let popped = (): void => undefined;
    runInNewContext(cleanAddressScript('/puffer-sdk/'), {
      location,
      history: { state: null, replaceState: (_: unknown, __: string, to: string) => void (seen.written = to) },
      addEventListener: (_: string, listener: () => void) => (popped = listener),
    });
    const move = (to: string): void => {
      location.hash = to;
      popped();
    };
    return Object.assign(seen, { move });
  }
  const site = 'https://site.test';

  it.each([
    ['/puffer-sdk/getting-started.html?q=1#a', '/puffer-sdk/getting-started?q=1#a'],
    ['/puffer-sdk/guides/index.html', '/puffer-sdk/guides'],
    ['/puffer-sdk/index.html', '/puffer-sdk/'],
    ['/puffer-sdk/guides//withdrawing', '/puffer-sdk/guides/withdrawing'],
    ['/puffer-sdk//other.example/index.html', '/puffer-sdk/other.example'],
    ['/puffer-sdk/guides/', undefined],
    ['//other.example/index.html', undefined],
    ['/other-place/index.html', undefined],
  ])('%s -> %s', (from, to) => {
    expect(open(site + from).to).toBe(to);
  });

  it('does not change the address of a page on disk', () => {
    expect(open('file:///puffer-sdk/page.html#50%')).toEqual({ move: expect.any(Function) as unknown });
  });

  it.each([
    ['/puffer-sdk/guides/%', '/puffer-sdk/guides/~'],
    ['/puffer-sdk/guides/%25', '/puffer-sdk/guides/~25'],
    ['/puffer-sdk/guides/%ff?q=%', '/puffer-sdk/guides/~ff?q=%'],
    ['//other.example/%', '//other.example/~'],
    ['/puffer-sdk/guides/#50%', '/puffer-sdk/guides/#50%25'],
    ['/puffer-sdk/guides/#%ff', '/puffer-sdk/guides/#%25ff'],
    ['/puffer-sdk/guides/%C3%A4#%C3%A4', undefined],
  ])('rewrites %s as %s', (from, to) => {
    expect(open(site + from).written).toBe(to === undefined ? undefined : site + to);
  });

  it('rewrites a later anchor', () => {
    const page = open(`${site}/puffer-sdk/guides/#a`);
    expect(page.written).toBeUndefined();
    page.move('#50%');
    expect(page.written).toBe(`${site}/puffer-sdk/guides/#50%25`);
  });
});
