import { expect, it } from 'vitest';
import { reference } from '../fixtures/own-surface';
import { HOLDINGS } from './holdings';

it('every holding names handlers that the client has', () => {
  const { handlers } = reference;
  const clients = new Set(handlers.map(({ facts }) => facts.clientProperty));
  expect(HOLDINGS.flatMap(([, names]) => names).filter((name) => !clients.has(name))).toEqual([]);
});
