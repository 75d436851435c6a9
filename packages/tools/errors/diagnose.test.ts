import { describe, expect, it } from 'vitest';
import { errors, events, functions, places, spenders, words } from '../fixtures/books';
import { diagnose } from './diagnose';
import { Doctor } from './doctor';

const books = { errors, events, functions, places, spenders, words };
const doctor = new Doctor(errors, places);

describe('a mistyped name', () => {
  it('counts the letters of the similar name only', () =>
    expect(diagnose(books, doctor, 'Unauthorised').summary).toBe(
      'Nothing is called Unauthorised. Did you mean Unauthorized()? 1 letter differs. Other names with Unauthorized: "UNAUTHORIZED", UnauthorizedUnstakeEnable(), OwnableUnauthorizedAccount(address).',
    ));
  it('has no other names without a longer one', () =>
    expect(diagnose(books, doctor, 'ERC4626ExceededMaxRedeam').summary).toMatch(
      /Did you mean ERC4626ExceededMaxRedeem\([^)]*\)\? 1 letter differs\.$/,
    ));
});

describe('an input without an error', () => {
  const hash = `0x${'ab'.repeat(32)}`;

  it('is a receipt, whose transaction may have the reason', () => {
    const receipt = JSON.stringify({ transactionHash: hash, status: '0x0', logs: [] });
    const { summary, named } = diagnose(books, doctor, receipt);
    expect(summary).toMatch(/^A receipt or a log, not an error/);
    expect(named).toContain(`tx ${hash}`);
  });

  it.each([`"${hash}"`, `PRIVATE_KEY=${hash}`])('may be a key: %s', (text) =>
    expect(diagnose(books, doctor, text).warnings).toMatchObject([{ kind: 'possible-private-key' }]),
  );

  it('is none where a message has a hash, too', () =>
    expect(diagnose(books, doctor, `Panic(0x11) {"transactionHash":"${hash}"}`).summary).toBe('Found: Panic(0x11)'));
});
