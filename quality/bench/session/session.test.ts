import { describe, expect, it } from 'vitest';
import { kindOf, sum } from '../transfers';
import { timesTable } from './navigate';
import { problems, table } from './session';

const step = (name: string, bytes: number, ahead: number, status: number | null = null) => ({
  ...{ name, status },
  load: sum([
    { path: '/', status: 200, kind: 'html', bytes, prefetch: false },
    { path: '/x.js', status: 200, kind: 'js', bytes: ahead, prefetch: true },
  ]),
});

it('navigations have the median of their times, and how far they go', () => {
  const lines = timesTable([{ route: '/a', way: 'together', times: [30, 10, 1000] }]).split('\n');
  expect(lines[1]).toMatch(/^\/a +together +30 +10 +1000$/);
});

describe('a session', () => {
  const steps = [step('/', 100, 20, 200), step('"a"', 30, 0)];

  it('has a line a step and the sum with what is loaded ahead', () => {
    const lines = table(steps).split('\n');
    expect(lines[1]).toMatch(/^\/ +1 +100 +.* 20 +120$/);
    expect(lines[3]).toMatch(/^session +150$/);
  });

  it('fails above its budget, and when its first page is missing', () => {
    expect(problems(steps, 150)).toEqual([]);
    expect(problems(steps, 149)).toEqual(['the session loads 150 bytes gzip, its budget is 149']);
    expect(problems([step('/', 1, 0, 404)], 150)).toEqual(['/: the server answered 404']);
  });
});

it('a sum keeps prefetched files apart', () => {
  expect(step('/', 1, 8).load).toEqual({
    ...{ requests: 1, html: 1, css: 0, js: 0, fonts: 0, images: 0, other: 0, total: 1, prefetch: 8 },
  });
});

it('the content type tells the kind of a file', () => {
  const types = ['text/html', 'text/css', 'text/javascript', 'font/woff2', 'image/x-icon', 'application/json'];
  expect(types.map(kindOf)).toEqual(['html', 'css', 'js', 'fonts', 'images', 'other']);
});
