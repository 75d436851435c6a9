import { expect, it } from 'vitest';
import { contractPage } from '@sdk-docs/reference/generator/fixtures/page-cases';
import { handlerPage } from '@sdk-docs/reference/generator/fixtures/page-cases';
import { reference } from '@sdk-docs/reference/generator/fixtures/own-surface';
import { calls as data } from '../fixtures/calls';

const pages = [
  ...reference.handlers.map((handler) => handlerPage(reference, handler)),
  ...reference.surface.contracts.map((contract) => contractPage(reference, contract)),
];

it('every method that sends and every function that writes has one link to its form, and nothing else has', () => {
  const linked = pages.flatMap(({ text }) => [...text.matchAll(/<Compose of="([^"]+)" \/>/g)].map(([, id = '']) => id));
  const composed = [
    ...data.methods.map(({ name }) => name),
    ...Object.entries(data.contracts).flatMap(([contract, { functions }]) =>
      functions.map(({ signature }) => `${contract}.${signature}`),
    ),
  ];
  expect(composed.length).toBeGreaterThan(300);
  expect(linked.toSorted()).toEqual(composed.toSorted());
});
