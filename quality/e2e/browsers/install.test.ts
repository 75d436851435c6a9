import { describe, expect, it, vi } from 'vitest';
import { type BrowserKind } from './browsers';
import { installMissing } from './install';

vi.mock('../apt', () => ({ hasApt: () => true, aptInstall: () => undefined }));

const kind = (name: string, isThere: boolean): BrowserKind => ({
  name,
  packages: [name.toLowerCase()],
  find: () => (isThere ? () => Promise.reject(new Error('not started here')) : undefined),
});

describe('missing browsers', () => {
  it('installs only missing browsers, and continues after a failure', () => {
    const logged = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const asked: (readonly string[])[] = [];
    installMissing([kind('Here', true), kind('One', false), kind('Two', false)], (packages) => {
      asked.push(packages);
      throw new Error('no network');
    });
    expect(asked).toEqual([['one'], ['two']]);
    expect(logged.mock.calls.flat()).toEqual([
      'One: apt-get could not install one: Error: no network',
      'Two: apt-get could not install two: Error: no network',
    ]);
    logged.mockRestore();
  });
});
