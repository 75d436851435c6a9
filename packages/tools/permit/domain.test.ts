import { expect, it } from 'vitest';
import { comparedWith, fillsOf } from './domain';
import { separatorOf } from './typed-data';

const TOKEN = '0xD9A442856C234a39a81a089C06451EBAa4306a72';
const SALT = `0x${'5a'.repeat(32)}` as const;
const domain = { chainId: 1, token: TOKEN, name: 'pufETH', version: '1', salt: null } as const;
const form = { chainId: 1, token: TOKEN, name: 'pufETH', version: '1', salt: '', nonce: '3' } as const;
const said = { name: 'pufETH', version: null, salt: null, nonce: 3n, separator: separatorOf(domain) };

it('agrees with a form that has the domain and the nonce of the token', () => {
  const { same, sentences, fix } = comparedWith(form, said);
  expect({ same, fix }).toEqual({ same: true, fix: {} });
  expect(sentences.join(' ')).toMatch(/DOMAIN_SEPARATOR\(\) is the same\. The nonce is the next one/);
});

it.each([
  ['version', { version: '2' }, said, { version: '1' }, 'version 1'],
  [
    'a version that the token has not',
    { version: '1' },
    { separator: separatorOf({ ...domain, version: '' }) },
    { version: '' },
    'no version',
  ],
  ['name', { name: 'PufferVault' }, said, { name: 'pufETH' }, 'name pufETH'],
  ['salt', {}, { salt: SALT, separator: separatorOf({ ...domain, salt: SALT }) }, { salt: SALT }, 'salt 0x5a'],
  ['a salt too many', { salt: SALT }, said, { salt: '' }, 'no salt'],
  ['a salt that is none', { salt: '0x12' }, said, { salt: '' }, 'no salt'],
  ['name and version', { name: '', version: '7' }, said, { name: 'pufETH', version: '1' }, 'name pufETH and version 1'],
])('names what differs: %s', (_, own, other, fix, words) => {
  const found = comparedWith({ ...form, ...own }, { ...said, ...other });
  expect(found).toMatchObject({ same: false, fix });
  expect(found.sentences[0]).toContain(words);
});

it.each([
  ['another chain', { chainId: 17000 }],
  ['another name than the token says', { name: 'x' }],
])('says that nothing known helps: %s', (_, own) => {
  const { same, sentences, fix } = comparedWith({ ...form, ...own }, { ...said, name: null });
  expect({ same, fix }).toEqual({ same: false, fix: {} });
  expect(sentences[0]).toContain('nothing that the token says makes them equal');
});

it('warns of a nonce that is used or not yet valid, and of a token without one', () => {
  expect(comparedWith({ ...form, nonce: '2' }, said)).toMatchObject({ same: false, fix: { nonce: '3' } });
  expect(comparedWith({ ...form, nonce: '03' }, said).same).toBe(false);
  expect(comparedWith(form, { ...said, nonce: null }).sentences[1]).toContain('does not answer nonces');
  expect(comparedWith(form, { ...said, separator: null }).sentences[0]).toContain('may have no permit');
});

it('fills empty fields alone', () => {
  expect(fillsOf({ ...form, name: '', version: '', nonce: '' }, said)).toEqual({
    name: 'pufETH',
    version: '1',
    nonce: '3',
  });
  expect(fillsOf({ ...form, version: '2', nonce: '9' }, said)).toEqual({});
  expect(fillsOf({ ...form, name: '' }, { ...said, separator: null, nonce: null })).toEqual({ name: 'pufETH' });
});
