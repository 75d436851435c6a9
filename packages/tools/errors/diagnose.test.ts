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
