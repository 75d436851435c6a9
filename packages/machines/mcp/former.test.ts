import { describe, expect, it } from 'vitest';
import { formerly, formerText } from './former';

const [ONE, TWO, THREE] = ['1', '2', '3'].map((digit) => `0x${digit.repeat(40)}`) as [string, string, string];
const key = 'contracts/addresses CONTRACT_ADDRESSES.value.Mainnet.Vault';
const step = (version: string, before: string, after: string) => ({
  version,
  added: [],
  changed: [{ key, before: `'${before}'`, after: `'${after}'` }],
});
const steps = [
  step('1.1.0', ONE, TWO),
  { version: '1.2.0', added: [], changed: [] },
  step('1.3.0', TWO.toUpperCase().replace('X', 'x'), THREE),
];
/** THREE is the vault of today; what is no contract, or on another chain, is not it. */
const vault = { chain: 'Mainnet', name: 'Vault', kind: 'contract', address: THREE } as const;
const current = [{ ...vault, kind: 'token', address: TWO }, { ...vault, chain: 'Base', address: ONE }, vault] as const;
const ask = (address: string) => formerly({ first: '1.0.0', steps }, current, address);

describe('an address of earlier releases', () => {
  it('has the first and the last release with it, what replaced it, and the address of today', () => {
    const base = { chain: 'Mainnet', name: 'Vault' };
    expect(ask(ONE)).toEqual([{ ...base, from: null, to: '1.0.0', release: '1.1.0', now: THREE }]);
    expect(ask(TWO)).toEqual([{ ...base, from: '1.1.0', to: '1.2.0', release: '1.3.0', now: THREE }]);
    expect(formerText(ask(TWO), '1.4.0')).toBe(
      `Former address: Vault on Mainnet in 1.1.0 to 1.2.0, replaced in 1.3.0. In SDK 1.4.0 it is ${THREE}. See Changes, 1.3.0.`,
    );
    expect(formerText(ask(ONE), '1.4.0')).toContain('Vault on Mainnet up to 1.0.0, replaced in 1.1.0. In SDK 1.4.0');
  });

  it('begins with the release that added it', () => {
    const added = { version: '1.1.0', added: [key], changed: [] };
    const [found] = formerly({ first: '1.0.0', steps: [added, step('1.2.0', ONE, TWO)] }, current, ONE);
    expect(found).toMatchObject({ from: '1.1.0', to: '1.1.0' });
    expect(formerText(found === undefined ? [] : [found], '1.4.0')).toContain('Vault on Mainnet in 1.1.0, replaced');
  });

  it('says that the SDK has none today', () => {
    const gone = formerly({ first: '1.0.0', steps }, [{ ...vault, address: null }], ONE);
    expect(gone).toMatchObject([{ now: null }]);
    expect(formerText(gone, '1.4.0')).toContain('replaced in 1.1.0. SDK 1.4.0 has no address for it. See Changes');
  });

  it('is neither the newest one nor the zero address', () => {
    expect(ask(THREE)).toEqual([]);
    const zero = `0x${'0'.repeat(40)}`;
    expect(formerly({ first: '1.0.0', steps: [step('1.1.0', zero, ONE)] }, current, zero)).toEqual([]);
    expect(formerText([], '1.4.0')).toBe('');
  });
});
