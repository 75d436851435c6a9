import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { selectors } from '../fixtures/books';
import fixture from '../fixtures/messages.json';
import { recognise } from './recognise';

const first = (input: string): string | undefined => recognise(input, selectors)[0]?.tool;

/** The inputs of the examples that the converter offers. */
const island = readFileSync(join(__dirname, '../../../site/src/islands/tools/units.tsx'), 'utf8');
const offered = [...island.matchAll(/\{ in: '([^']+)' \}/g)].map(([, input = '']) => input);
const written = /placeholder: '([^']+)'/.exec(island)?.[1]?.split(', ') ?? [];

describe('the one input', () => {
  it.each([
    ['0xe450d38c', 'errors'],
    [`0x08c379a0${'0'.repeat(64)}`, 'errors'],
    ['InvalidAmount', 'errors'],
    ['execution reverted', 'errors'],
    [`0x095ea7b3${'0'.repeat(128)}`, 'calldata'],
    [`095ea7b3${'0'.repeat(128)}`, 'calldata'],
    [`0x${'ab'.repeat(32)}`, 'calldata'],
    ['{"to":"0x1111111111111111111111111111111111111111","data":"0x095ea7b3"}', 'calldata'],
    ['{"logs":[]}', 'calldata'],
    ['{"primaryType":"SafeTx","domain":{},"message":{"data":"0x"}}', 'calldata'],
    ['{"params":["0x11","{\\"primaryType\\":\\"SafeTx\\"}"]}', 'calldata'],
    ["{ blockHash: '0xab', logs: [], status: 'reverted' }", 'calldata'],
    ['blockHash 0xab\nstatus 0 (failed)', 'calldata'],
    [`Function: transfer(address,uint256)\nMethodID: 0xa9059cbb\n[0]:  ${'0'.repeat(64)}`, 'calldata'],
    ['0xD9A442856C234a39a81a089C06451EBAa4306a72', 'addresses'],
    ['PufferVault', 'addresses'],
    [`0x${'12'.repeat(65)}`, 'permit'],
    ['{"primaryType":"Permit","domain":{}}', 'permit'],
    ['requestWithdrawal', 'compose'],
    ['1.5 ether', 'units'],
    ['1000000000000000000', 'units'],
    ['250 bps', 'units'],
    ['2026-01-01', 'units'],
    ['0x1bc16d674ec80000', 'calldata'],
    ['0x', 'calldata'],
    ['0xff', 'units'],
    ['1 day 3 hours', 'units'],
    ['2 unifiETH at 1.05 pufETH', 'units'],
    ['1 ETH * 1.05', 'units'],
    ['1.5e18 wei', 'units'],
    ['1 ETH - 100 bps to wei', 'units'],
    ['2 ETH to uint64', 'units'],
    ['-1', 'units'],
    ['in 2 hours', 'units'],
    ['1 day 2 hours from now', 'units'],
    ['PufferVault in Mainnet', 'addresses'],
  ])('%s goes to %s', (input, tool) => expect(first(input)).toBe(tool));

  const vault = '0xD9A442856C234a39a81a089C06451EBAa4306a72';
  const panic = `0x4e487b71${'11'.padStart(64, '0')}`;
  it.each([
    [`${vault} PufferVault`, 'calldata'],
    [`${vault} pufETH`, 'calldata'],
    [`${vault} mainnet`, 'calldata'],
    [`${vault} on Base`, 'calldata'],
    [`${vault} in Mainnet`, 'calldata'],
    ['0x2d2da806 depositETH', 'compose'],
    ['0x095ea7b3 approve', 'compose'],
    [`0x2d2da806${'0'.repeat(64)} calldata`, 'calldata'],
    ['0x08c379a0 Error', 'errors'],
    ['0xcd1caa39 error', 'errors'],
    [`${panic} panic`, 'errors'],
    [`${panic} reverted`, 'errors'],
    ['-32000 execution reverted', 'errors'],
    ['-32005 limit exceeded', 'addresses'],
    ['0x1 rejected', 'errors'],
    ['3 reverted', 'errors'],
  ])('%s is no number: it goes to %s', (input, tool) => {
    expect(first(input)).toBe(tool);
    expect(recognise(input, selectors).map((guess) => guess.tool)).not.toContain('units');
  });

  it.each(['0x3b9aca00 wei', '0x3b9aca00 wei to gwei', '0x3b9aca00 gas at 20 gwei', '0x64 gwei'])(
    '%s is a number',
    (input) => expect(first(input)).toBe('units'),
  );

  it('knows the examples of the converter', () => {
    expect(offered.length).toBeGreaterThan(3);
    expect(written.length).toBeGreaterThan(3);
    for (const input of [...offered, ...written]) expect([input, first(input)]).toEqual([input, 'units']);
  });

  it('knows real messages', () => {
    for (const { message } of fixture.messages) expect(first(message)).toBe('errors');
  });

  it('recognises nothing in nothing', () => expect(recognise('  ', selectors)).toEqual([]));
});
