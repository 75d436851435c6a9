import { expect, it } from 'vitest';
import { accountWords } from './account-words';

it.each([
  ['reader', 'you'],
  ['treasury', 'treasury'],
  ['0x000000000000000000000000000000000000dead', 'the burn address'],
  ['0x000000000000000000000000000000000000dEaF', 'another account'],
])('names %s', (account, words) => {
  expect(accountWords(account)).toBe(words);
});
