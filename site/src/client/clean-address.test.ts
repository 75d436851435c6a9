import { afterEach, expect, it, vi } from 'vitest';
import { onRouteDidUpdate } from './clean-address';

vi.mock('@generated/docusaurus.config', () => ({ default: { baseUrl: '/puffer-sdk/' } }));
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['/puffer-sdk/getting-started.html', '/puffer-sdk/getting-started?q=1#a'],
  ['/puffer-sdk/guides/index.html', '/puffer-sdk/guides?q=1#a'],
  ['/puffer-sdk/index.html', '/puffer-sdk/?q=1#a'],
  ['/puffer-sdk/guides/', null],
  ['/other-place/index.html', null],
  ['//other.example/index.html', null],
])('%s -> %s', (pathname, clean) => {
  const replaceState = vi.fn();
  vi.stubGlobal('window', {
    location: { pathname, search: '?q=1', hash: '#a' },
    history: { state: 'kept', replaceState },
  });
  onRouteDidUpdate();
  expect(replaceState.mock.calls).toEqual(clean === null ? [] : [['kept', '', clean]]);
});
