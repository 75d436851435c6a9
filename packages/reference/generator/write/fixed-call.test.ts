import { encodeFunctionData, parseAbi } from 'viem';
import { expect, it } from 'vitest';
import { reference } from '../fixtures/own-surface';
import { fixedCall } from './method-facts';

const PREVIEW = parseAbi(['function previewDeposit(uint256) view returns (uint256)']);
const methods = reference.handlers.flatMap((handler) => handler.class.methods);
const target = reference.functionOf('PufferVaultV5', 'previewDeposit(uint256)');
if (target === null) throw new Error('the surface lacks previewDeposit');

it('is the call of a method that passes an amount of its own', () => {
  const [call] = methods.find(({ name }) => name === 'getPufETHRate')?.calls ?? [];
  expect(fixedCall(target, call?.text ?? '')).toBe(encodeFunctionData({ abi: PREVIEW, args: [10n ** 18n] }));
});

it('is none where the text names no amount, or the function takes another argument', () => {
  for (const text of ['', 'otherwise', 'with some wei', 'with 1e18 wei or more'])
    expect(fixedCall(target, text)).toBeNull();
  const balance = reference.functionOf('PufferVaultV5', 'balanceOf(address)');
  expect(balance && fixedCall(balance, 'with 1e18 wei')).toBeNull();
});

it('covers every method of the SDK whose text begins so', () => {
  const texts = methods.flatMap(({ calls }) => calls).filter(({ text }) => /^with \d/.test(text));
  expect(texts.length).toBeGreaterThan(0);
  for (const { contract, signature, text } of texts) {
    const member = reference.functionOf(contract, signature);
    expect(member && fixedCall(member, text), `${contract}.${signature}`).toMatch(/^0x/);
  }
});
