import { expect, it } from 'vitest';
import { writeState } from './hash';
import { mayBePrivateKey } from './private-key';

const VALUE = '59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d';

it('takes 32 bytes for a possible key, alone, in quotes and behind a word for a key', () => {
  for (const text of [
    VALUE,
    `0x${VALUE}`,
    ` "0x${VALUE}",`,
    `PRIVATE_KEY=${VALUE}`,
    `"privateKey": "0x${VALUE}"`,
    `pk 0x${VALUE}`,
    `<0x${VALUE}>`,
    `0x${VALUE}\n0x${VALUE}`,
    `${VALUE}\n${VALUE}`,
  ])
    expect([text, mayBePrivateKey(text), writeState({ in: text })]).toEqual([text, true, null]);
});

it('takes no hash that is said to be one, no longer data and no field of another name', () => {
  for (const text of [
    `tx 0x${VALUE}`,
    `"transactionHash": "0x${VALUE}"`,
    `0x${VALUE}00`,
    `0x${VALUE}${VALUE}`,
    `root: 0x${VALUE}`,
    `key 0x${VALUE}00`,
  ])
    expect([text, mayBePrivateKey(text)]).toEqual([text, false]);
});
