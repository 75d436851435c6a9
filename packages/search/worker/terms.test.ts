import { describe, expect, it } from 'vitest';
import { parseQuery } from './query';
import { chunks, indexTerms, partsOf, squash, stem } from './terms';

describe('terms', () => {
  it.each([
    ['ERC20PermitHandler', ['erc20', 'permit', 'handler']],
    ['getPufETHRate', ['get', 'puf', 'eth', 'rate']],
    ['TOKENS_ADDRESSES', ['tokens', 'addresses']],
    ['L1RewardManager', ['l1', 'reward', 'manager']],
    ['vlPUFFER', ['vl', 'puffer']],
    ['deposit', ['deposit']],
  ])('%s has parts', (name, parts) => expect(partsOf(name)).toEqual(parts));

  it('keep hex whole and support letters of all languages', () => {
    expect(chunks('0xD9A4 für pufETH, v1.32')).toEqual(['0xD9A4', 'für', 'pufETH', 'v1', '32']);
  });

  it('index an identifier whole and in parts', () => {
    expect(indexTerms('depositETH')).toEqual(expect.arrayContaining(['depositeth', 'deposit', 'eth']));
  });

  it('squash to letters and digits', () => expect(squash('Get rate-in_quote()')).toBe('getrateinquote'));

  it.each([
    ['approve', 'approval'],
    ['approves', 'approved'],
    ['estimate', 'estimation'],
    ['withdraw', 'withdrawals'],
    ['reward', 'rewards'],
    ['fee', 'fees'],
    ['key', 'keys'],
    ['proxy', 'proxies'],
    ['retry', 'retried'],
    ['protect', 'protection'],
    ['deploy', 'deployments'],
  ])('%s and %s share a stem', (one, other) => expect(stem(one)).toBe(stem(other)));

  it('a stem never equals a word', () => expect(stem('approve').startsWith('~')).toBe(true));
});

describe('queries', () => {
  it('have forty words at most, and fourteen that are not stop words', () => {
    const { words, content } = parseQuery('word '.repeat(100));
    expect([words.length, content.length]).toEqual([40, 14]);
  });

  it('drop stop words unless nothing else is left', () => {
    expect(parseQuery('how do I approve a token').content.map(({ key }) => key)).toEqual(['approve', 'token']);
    expect(parseQuery('how to').content).toHaveLength(2);
  });

  it('recognize a question', () => {
    expect(parseQuery('how do I deposit').question).toBe(true);
    expect(parseQuery('deposit').question).toBe(false);
  });
});
