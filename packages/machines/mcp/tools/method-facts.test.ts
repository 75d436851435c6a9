import { describe, expect, it } from 'vitest';
import { reference } from '@sdk-docs/reference/generator/fixtures/own-surface';
import { words } from '../../words';
import { answerOf } from '../fixtures/own-site';
import { LIMIT } from '../tool';
import { methodFacts } from './method-facts';

const ask = async (method: string) => {
  const { text, data } = await answerOf(methodFacts, { method });
  return { text, method: (data.methods as Record<string, unknown>[])[0] };
};

describe('method_facts', () => {
  it('says what is inferred and unknown for every method of a handler, before any cut', async () => {
    const doubtful = reference.handlers.filter(
      ({ class: { caveats } }) => caveats.inferred.length + caveats.unknown.length > 0,
    );
    expect(doubtful.length).toBeGreaterThan(10);
    for (const { class: handler } of doubtful)
      for (const { name } of handler.methods) {
        const { text, method } = await ask(`${handler.name}.${name}`);
        const said = [...handler.caveats.inferred, ...handler.caveats.unknown].map(words);
        for (const each of said) expect(text.slice(0, LIMIT - 800), `${handler.name}.${name}`).toContain(each);
        expect([method?.handlerInferred, method?.handlerUnknown].flat()).toEqual(said);
      }
  });

  it.each([
    ['vault.depositETH', /a minimum cannot be set/],
    ['vault.deposit', /a minimum cannot be set/],
    ['vault.redeem', /a minimum cannot be set/],
    ['vault.withdraw', /You cannot set a maximum/],
    ['PufferDepositorHandler.depositStETH', /1 or 2 wei short.*a minimum output cannot be set/],
    ['concreteVault.deposit', /fee, if any, is taken in shares.*cannot set a minimum of shares/],
    ['concreteVault.withdraw', /cannot set a maximum of shares/],
    ['lagoonVault.requestRedeem', /There is no way to cancel/],
    ['pufLocker.deposit', /cannot be shortened or cancelled/],
    [
      'nucleusTeller.deposit',
      /at most 3 days\. While they are locked, the operators can undo the deposit with `refundDeposit`/,
    ],
    ['NonRestakingWithdrawalCredentialsHandler.requestWithdrawal', /without a revert, and the fee is lost/],
  ])('says the bounds of %s', async (name, says) => {
    const { text, method } = await ask(name);
    expect(text).toMatch(says);
    expect(method?.details).toMatch(says);
  });

  it('says the unit of every parameter of every method before the cut', async () => {
    let count = 0;
    for (const { class: handler } of reference.handlers)
      for (const { name } of handler.methods) {
        const { text, method } = await ask(`${handler.name}.${name}`);
        const start = text.length <= LIMIT ? text : text.slice(0, LIMIT - 800);
        const lines = start.split('\n');
        expect(method?.amounts, name).toBeDefined();
        for (const { name: amount, unit } of (method?.amounts ?? []) as { name: string; unit: string }[]) {
          count += 1;
          expect(
            lines.some((line) => line.includes(`\`${amount}\``) && line.endsWith(`: ${unit}`)),
            `${handler.name}.${name} ${amount}`,
          ).toBe(true);
        }
      }
    expect(count).toBeGreaterThan(150);
  });

  it('names every revert before the cut', async () => {
    const { text } = await ask('pufferProtocol.registerValidatorKey');
    expect(text.length).toBeGreaterThan(LIMIT);
    const [, said = ''] = /\*\*Reverts, in short\*\*\n- (.*)\n\n/.exec(text.slice(0, LIMIT - 800)) ?? [];
    expect(said.match(/\w+ 0x[0-9a-f]{8}/g)).toHaveLength(10);
  });
});
