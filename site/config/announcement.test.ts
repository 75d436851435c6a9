import { expect, it } from 'vitest';
import { reference } from '@sdk-docs/reference/generator/fixtures/own-surface';
import { announcement } from './announcement';

it('names the spender that deposits of the UniFi vaults need', () => {
  const teller = reference.handlers.find((handler) => handler.class.name === 'NucleusTellerHandler');
  const spenders = teller?.class.methods.flatMap(({ approvals }) => approvals).map(({ spender }) => spender);
  const [, named] = /approve the <strong>(\w+)<\/strong>/.exec(announcement.content) ?? [];
  expect(new Set(spenders?.filter((spender) => spender !== null))).toEqual(new Set([named]));
});
