import { describe, expect, it } from 'vitest';
import { places } from '../fixtures/books';
import { tokenDecimals, tokenNames } from '../book/token-decimals';
import { convert, type Options } from './convert';
import { unitsOf } from './units-of';

const unitOf = unitsOf(tokenNames(places), tokenDecimals(places));
const NOW = 1_767_225_600n;
const rows = (input: string, options: Partial<Options> = {}): Record<string, string> => {
  const result = convert(input, { decimals: 18, rate: '', now: NOW, ...options }, unitOf);
  if ('problem' in result) return { problem: result.problem };
  return Object.fromEntries(
    result.rows.map(({ label, value, rounded }) => [label, rounded === null ? value : `${value} | ${rounded}`]),
  );
};

describe('the unit converter', () => {
  it.each([
    ['1.0 in ETH', 'In ETH', '1'],
    ['1.5 to wei', 'In wei', '1500000000000000000'],
    ['1.5 to gwei', 'In gwei', '1500000000'],
    ['1.5 in USDC', 'In USDC', '1.5'],
  ])('counts the wanted unit of %s, whatever the decimals of the token', (input, label, value) =>
    expect(rows(input, { decimals: 6 })[label]).toBe(value),
  );

  it.each([
    ['1.5 ether', 'Base units', '1500000000000000000'],
    ['30 gwei', 'Base units', '30000000000'],
    ['1 wei', 'Whole units, 18 decimals', '0.000000000000000001'],
    ['1,234.5 USDC', 'Base units', '1234500000'],
    ['0.5 pufETH', 'Base units', '500000000000000000'],
    ['1_500_000n', 'Whole units, 6 decimals', '1.5'],
    ['10**18', 'Whole units, 18 decimals', '1'],
    ['1e18', 'Whole units, 18 decimals', '1'],
    ['0xde0b6b3a7640000', 'Integer', '1000000000000000000'],
    ['2**256-1', 'As an allowance', 'unlimited: the largest uint256'],
    ['0**1 - 1', 'problem', 'Amounts, rates and times of these contracts are not negative.'],
    ['25 bps', 'Percent', '0.25 %'],
    ['0.25 %', 'Basis points', '25'],
    ['0.25 %', 'Scaled by 10^18', '2500000000000000'],
    ['7 days', 'Seconds', '604800'],
    ['7 days in seconds', 'Seconds', '604800'],
    ['1.5 ETH to gwei', 'In gwei', '1500000000'],
    ['1500000 in USDC', 'In USDC', '1.5'],
    ['1.5 in USDC', 'Base units', '1500000'],
    ['1.5 to wei', 'In wei', '1500000000000000000'],
    ['1500000000 in ETH', 'In ETH', '0.0000000015'],
    ['1 wei in ETH', 'In ETH', '0.000000000000000001'],
    ['1.5 USDC to base', 'In base', '1500000'],
    ['2028-02-29', 'Unix seconds', '1835395200'],
    ['1.000000000000000001 ETH - 100 bps', 'Fee, base units', '10000000000000001'],
    ['1.000000000000000001 ETH - 100 bps', 'Left after the fee, base units', '990000000000000000'],
    ['90 minutes', 'Duration', '1 hour 30 minutes'],
    ['1 hour 30 minutes', 'Seconds', '5400'],
    ['1 day, 3 hours and 5 s', 'Seconds', '97205'],
    ['1 day 0 hours', 'Seconds', '86400'],
    ['90 minutes in hours', 'Duration', '1 hour 30 minutes'],
    ['255 in hex', 'Hex', '0xff'],
    ['2026-01-01', 'Unix seconds', '1767225600'],
    ['2026-01-01 12:00:00 +02:00', 'Unix seconds', '1767261600'],
    ['1767225600', 'As Unix seconds', '2026-01-01 00:00:00 UTC'],
    ['2 wei at 1.05 pufETH', 'Result, base units', '2'],
    ['1000000000 gwei at 1.05 pufETH', 'Result', '1.05 pufETH'],
    ['1e18 wei at 1.05 USDC', 'Result, base units', '1050000'],
    ['1 ether at 1.05 pufETH', 'Result', '1.05 pufETH'],
    ['2 unifiETH at 1.05 pufETH', 'Result', '2.1 pufETH'],
    ['2 shares at 1.05 pufETH', 'Result', '2.1 pufETH'],
    ['1 wei * 1e18', 'Result', '1000000000000000000 wei'],
    ['1 ETH at 1000000000 wei', 'Result', '1000000000 wei'],
    ['1 pufETH at 1050000000 gwei', 'Result', '1.05 ETH'],
    ['10 VT at 1000000000 gwei', 'Result', '10 ETH'],
    ['1 ETH at 5e9 gwei', 'Result', '5 ETH'],
    ['5 gwei * 1e9', 'Result', '5 ETH'],
    ['5 gwei / 1000000000', 'Result, base units', '5'],
    ['3 USDC * 1000000.', 'Result', '3000000 USDC'],
    ['5000000 USDC / 2000000.', 'Result', '2.5 USDC'],
    ['10 shares at 1 ETH', 'Result', '10 ETH'],
    ['0x10 gwei', 'Base units', '16000000000'],
    ['0x64 gwei to wei', 'In wei', '100000000000'],
    ['0x5208 gas at 20 gwei', 'Cost', '0.00042 ETH'],
    ['2 x 10 gwei', 'Cost', '0.00000002 ETH'],
    ['1.0 in ETH', 'In ETH', '1'],
    ['1. ', 'Base units', '1000000000000000000'],
    ['1.05e18 in ETH', 'In ETH', '1.05'],
    ['1.5 ETH TO wei', 'In wei', '1500000000000000000'],
    ['1 ETH - 100 bps to wei', 'In wei', '990000000000000000'],
    ['100 bps of 1 ETH in wei', 'In wei', '10000000000000000'],
    ['1 wei * 5 in ETH', 'In ETH', '0.000000000000000005'],
    ['2 ETH / 4 to gwei', 'In gwei', '500000000'],
    ['150000 gas at 20 gwei to gwei', 'In gwei', '3000000'],
    ['1 ETH to uint64', 'In uint64', '1000000000000000000 fits: the largest is 18446744073709551615'],
    ['255 to int8', 'In int8', '255 does not fit: the largest is 127'],
    ['1.5 pufeth to wei', 'Base units of pufETH, not of ETH', '1500000000000000000'],
    ['in 2 hours', 'Unix seconds', '1767232800'],
    ['2 hours from now', 'UTC', '2026-01-01 02:00:00 UTC'],
    ['now + 2h', 'Unix seconds', '1767232800'],
    ['now + 1 day 2 hours', 'Seconds', '93600'],
    ['1767225600000', 'As milliseconds', '2026-01-01 00:00:00 UTC'],
  ])('%s: %s is %s', (input, label, value) => expect(rows(input)[label]).toBe(value));

  it('says what it cuts, with the exact number', () => {
    expect(rows('1.0000000000000000019')['Base units']).toBe(
      '1000000000000000001 | Cut: it is 1000000000000000001.9 exactly, and nothing is smaller than one base unit.',
    );
    expect(rows('1.2345678 USDC')['Base units']).toBe(
      '1234567 | Cut: it is 1234567.8 exactly, and nothing is smaller than one base unit.',
    );
    expect(rows('1.5 bps')['Basis points']).toContain('1.5 | Contracts count whole basis points');
    expect(rows('1500 ms')['Seconds']).toBe('1 | Cut to whole seconds, which contracts count in.');
  });

  it('converts shares by a rate, both ways, with both roundings', () => {
    const by = rows('10', { decimals: 0, rate: '3000000000000000000' });
    expect(by['As shares, in assets']).toBe('30 (30)');
    expect(by['As assets, in shares']).toBe('3 (3) | Rounded down; rounded up it is 4.');
    expect(rows('1 ether', { rate: '1.05' })['As shares, in assets']).toBe('1.05 (1050000000000000000)');
    expect(rows('1 ether', { rate: '0' })['Rate']).toContain('zero');
  });

  it('uses no rate whose decimals cannot be those of 10^18', () => {
    for (const rate of ['105000000', '1', '1050000000000000000000000000']) {
      const by = rows('1 unifiBTC', { rate });
      expect(by['Rate']).toMatch(/^not used: scaled by 10\^18, .* Write it with a point: 1\.05$/);
      expect(by['As shares, in assets']).toBeUndefined();
    }
    expect(rows('1 unifiBTC', { rate: '1.05' })['As shares, in assets']).toBe('1.05 (105000000)');
    expect(rows('1 ether', { rate: '1.05e18' })['As shares, in assets']).toBe('1.05 (1050000000000000000)');
    expect(rows('1 ether', { rate: '1.0' })['As shares, in assets']).toBe('1 (1000000000000000000)');
  });

  it('suggests a price for an amount in ETH', () => {
    expect(rows('1000000000000000000 wei to pufETH').problem).toContain('"1 ETH at 1.05 pufETH"');
    expect(rows('5 gwei in USDC').problem).toContain('"0.000000005 ETH at 1.05 USDC"');
  });

  it('computes a gross amount as the vault does, and shows what it leaves', () => {
    const gross = rows('gross-up 1 ETH 100 bps');
    expect(gross['Gross amount, base units']).toBe('1010101010101010101');
    expect(gross['A redemption of that leaves, base units']).toBe('999999999999999999');
    expect(gross['Rounding']).toBe('With two fees it leaves up to 1 base unit less.');
    expect(convert('gross-up 1 ETH 100 bps', { decimals: 18, rate: '', now: NOW }, unitOf)).toMatchObject({
      reading: 'what the vault burns shares for when you withdraw this, at a fee of 100 basis points, rounded down',
    });
    expect(rows('1010101010101010101 wei - 100 bps')['Left after the fee, base units']).toBe('999999999999999999');
  });

  it('says why it reads whole units', () =>
    expect(convert('1e-18', { decimals: 18, rate: '', now: NOW }, unitOf)).toMatchObject({
      reading: 'whole units, 18 decimals, because it has a point or a fraction',
    }));

  it('says what is wrong', () => {
    for (const [input, says] of [
      ['1,5', 'A comma is read between thousands only'],
      ['-1', 'not negative'],
      ['abc', 'not a number'],
      ['0x', 'from a to f after 0x'],
      ['0xzz', 'from a to f after 0x'],
      ['１２３', 'Write digits from 0 to 9'],
      ['+1', 'without a sign'],
      ['−1', 'not negative'],
      ['1 foo', 'The unit "foo" is unknown'],
      ['1e999', 'exponent'],
      ['100 USDC in ETH', 'USDC and ETH are two tokens'],
      ['100 USDC to wei', 'USDC and ETH are two tokens'],
      ['1 stETH in pufETH', '"1 stETH at 1.05 pufETH"'],
      ['1 ETH in USDC', 'ETH and USDC are two tokens'],
      ['1.5 ETH to usd', 'The unit "usd" is unknown'],
      ['5 in foo', 'The unit "foo" is unknown'],
      ['7 days in foo', 'The unit "foo" is unknown'],
      ['7 days in ETH', 'Only an amount has a value in ETH'],
      ['25 bps in USDC', 'Only an amount has a value in USDC'],
      ['1000000000000000000 base at 1.05 pufETH', '"base" is not a known token'],
      ['10 vouchers at 1 ETH', 'If you counted whole units, write shares: "10 shares at 1 ETH".'],
      ['3 USDC * 1000000', '10^6. For the rate 1 write 1; for a factor of 1000000 write "1000000."'],
      ['5000000 USDC / 2000000', 'for a factor of 2000000 write "2000000."'],
      ['1 pufETH * 1.05e18', 'For the rate 1.05 write 1.05;'],
      ['2 unifiETH at 1050000000000000000 pufETH', 'looks scaled by 10^18'],
      ['2 unifiBTC at 105000000 unifiBTC', 'looks scaled by 10^8'],
      ['2 ETH * 1.05e18', 'looks scaled by 10^18'],
      ['2 ETH / 1070000000000000000', 'looks scaled by 10^18'],
      ['0x1.8', 'not a number'],
      ['0xff.5 ETH', 'not a number'],
      ['1 ETH to uint512', 'The unit "uint512" is unknown'],
      ['1.5 pufETH to gwei', 'two tokens'],
      ['now + 2 ETH', 'A deadline is written as'],
      ['1 ETH - 100 bps to USDC', '"0.99 ETH at 1.05 USDC"'],
      ['1 day 3 foo', 'not a number'],
      ['2026-02-30', 'no such date'],
      ['2026-13-01', 'no such date'],
      ['2026-01-01 25:00', 'no such date'],
    ] as const)
      expect(rows(input).problem).toContain(says);
  });
});
