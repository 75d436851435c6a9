import { align } from '../align';
import { KINDS, type Load } from './transfers';
import type { Visit } from './visit';

const HEAD = ['route', 'requests', ...KINDS, 'total', 'prefetch', 'CLS', 'longest task', 'foreign'];

/** Prints two lines a route: until it is readable, and in total. Bytes, gzip. */
export function table(visits: readonly Visit[]): string {
  const rows = visits.flatMap(({ route, readable, all, shift, longestTask, foreign }) => [
    [route, ...figures(readable)],
    ['  in all', ...figures(all), shift.toFixed(3), `${longestTask} ms`, String(foreign)],
  ]);
  return align([HEAD, ...rows]);
}

const figures = (load: Load): string[] =>
  [load.requests, ...KINDS.map((kind) => load[kind]), load.total, load.prefetch].map(String);
