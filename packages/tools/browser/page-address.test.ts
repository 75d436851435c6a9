import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageAddress } from './page-address';

const location = { pathname: '', search: '', href: '' };
const history = { state: 'kept', replaceState: vi.fn(), pushState: vi.fn() };
const goTo = (pathname: string, search = ''): void =>
  void Object.assign(location, { pathname, search, href: `https://docs.example${pathname}${search}` });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { location, history, setTimeout });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it.each([
  ['/puffer-sdk/tools/units', '/puffer-sdk/tools/units'],
  ['/puffer-sdk/tools/units.html', '/puffer-sdk/tools/units'],
  ['/puffer-sdk/tools/index.html', '/puffer-sdk/tools'],
  ['/puffer-sdk/index.html', '/puffer-sdk/'],
])('opened at %s, it writes at %s, and nothing on another page', (opened, clean) => {
  goTo(opened);
  const address = new PageAddress();
  goTo(clean, '?q=1');
  address.write('#in=1');
  address.write('#in=2', true);
  goTo('/puffer-sdk/tools/permit');
  address.write('#in=3');
  expect(history.replaceState.mock.calls).toEqual([['kept', '', `${clean}?q=1#in=1`]]);
  expect(history.pushState.mock.calls).toEqual([[null, '', `${clean}?q=1#in=2`]]);
});

it('waits for a pause, and drops what a write, a cancel or another address overtakes', () => {
  goTo('/tools/units');
  const address = new PageAddress();
  const written = vi.fn();
  const typed = (value: string): void => address.later(() => written(value));
  typed('1');
  vi.advanceTimersByTime(299);
  typed('2');
  vi.advanceTimersByTime(299);
  expect(written).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  typed('overtaken by a write');
  address.write('');
  vi.advanceTimersByTime(300);
  typed('cancelled');
  address.cancel();
  vi.advanceTimersByTime(300);
  typed('overtaken by a link');
  location.href += '#in=WETH';
  vi.advanceTimersByTime(300);
  expect(written.mock.calls).toEqual([['2']]);
});
