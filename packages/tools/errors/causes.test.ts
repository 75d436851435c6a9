import { describe, expect, it } from 'vitest';
import { errors, events, functions, places, spenders, words } from '../fixtures/books';
import { diagnose } from './diagnose';
import { Doctor } from './doctor';

const doctor = new Doctor(errors, places);
const books = { errors, words, places, spenders, functions, events };
const findingOf = (input: string, contract: string) => diagnose(books, doctor, input, contract).findings[0];

describe('causes in a named contract', () => {
  it.each([
    [
      'EnforcedPause()',
      'LagoonVault',
      /owner has paused the contract/,
      /Wait until the contract's paused returns false/,
    ],
    ['execution reverted: UNAUTHORIZED', 'Teller', /not open to the public/, /authorised account/],
    ['OwnableUnauthorizedAccount', 'GaugeRegistry', /not the owner of the contract/, /owner account/],
    ['panicked with code 0x11', 'PufferProtocol', /registerValidatorKey without ETH/, /Compare the amounts/],
    ['execution reverted: TRANSFER_FROM_FAILED', 'Teller', /approval is missing/, /approve the BoringVault/],
  ])('%s of %s begins with what holds for every function', (input, contract, cause, fix) => {
    const [first, ...texts] = findingOf(input, contract)?.own ?? [];
    expect(first?.cause).toMatch(cause);
    expect(first?.fix).toMatch(fix);
    expect(texts.map(({ where }) => where)).toContain(contract);
  });

  it('begin with those of the function where it is known', () => {
    const call =
      'Contract Call:\n  address:   0x0000000000000000000000000000000000000001\n  function:  acceptOwnership()';
    const own = findingOf(`OwnableUnauthorizedAccount\n\n${call}`, 'GaugeRegistry')?.own ?? [];
    expect(own[0]).toMatchObject({ functions: ['acceptOwnership'] });
    expect(own.at(-1)?.fix).toMatch(/owner account/);
  });

  it('keep a fix for every error, text and panic, from another contract at least', () => {
    const without = Object.entries(words.conditions).flatMap(([key, conditions]) => {
      const input = key
        .replace(/^"(.*)"$/, 'execution reverted: $1')
        .replace(/^Panic\((.*)\)$/, 'panicked with code $1');
      return [...new Set(conditions.map(({ contract }) => contract))].flatMap((contract) => {
        const found = findingOf(input, contract);
        const causes = found === undefined ? [] : [...found.own, ...found.elsewhere];
        return found === undefined || causes.some(({ fix }) => fix !== '') ? [] : [`${key} of ${contract}`];
      });
    });
    // Each function has its text, and the fix is a member of another contract.
    expect(without).toEqual([
      'NotWhitelisted of LagoonVault',
      'Unauthorized of NonRestakingWithdrawalCredentials',
      'Unauthorized of PufferOracleV2',
      'Unauthorized of PufferProtocol',
      'InvalidLockPeriod of PufferL2Depositor',
    ]);
  });
});
