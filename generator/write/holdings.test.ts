import { expect, it } from 'vitest';
import { createReference } from '../../model/reference';
import { readSurface } from '../read/surface';
import { HOLDINGS } from './holdings';

it('every holding names handlers that the client has', () => {
  const { handlers } = createReference(readSurface(process.cwd()).surface);
  const clients = new Set(handlers.map(({ facts }) => facts.clientProperty));
  expect(HOLDINGS.flatMap(([, names]) => names).filter((name) => !clients.has(name))).toEqual([]);
});
