import { expect, it } from 'vitest';
import { reference } from '../fixtures/own-surface';

it('every holding names handlers that the client has', () => {
  const { handlers, surface } = reference;
  const clients = new Set(handlers.map(({ facts }) => facts.clientProperty));
  const names = surface.layout.holdings.flatMap((holding) => holding.clients);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !clients.has(name))).toEqual([]);
});
