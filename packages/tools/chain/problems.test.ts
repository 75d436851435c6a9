import { expect, it } from 'vitest';
import { problemOf } from './problems';

const DATA = `0x${'08c379a0'}${'00'.repeat(68)}`;
const hostile = {
  get message(): string {
    throw new Error('from a getter');
  },
};

it.each([
  ['a refusal', { code: 4001, message: 'User rejected the request.' }, /^You refused/],
  ['no permission', { code: 4100, message: 'Unauthorized' }, /does not let this site read/],
  ['no node', { code: 4900, message: 'Disconnected' }, /no connection to a node/],
  ['a request that waits', { code: -32002, message: 'Already processing' }, /is waiting for you/],
  ['a limit by its code', { code: -32005, message: 'limit exceeded' }, /asked too often/],
  ['a limit inside of another error', { code: -32603, message: 'Internal', data: { code: 429 } }, /asked too often/],
  ['a limit in words', new Error('HTTP 429 Too Many Requests'), /asked too often/],
  ['a text', 'out of order', /It says: out of order$/],
  ['nothing', undefined, /^The wallet could not read$/],
  ['a field that throws', hostile, /does not say why/],
  ['markup', { message: '<img src=x onerror=alert(1)>' }, /It says: <img src=x onerror=alert\(1\)>$/],
  ['an absurd message', { message: 'a'.repeat(1_000_000) }, /^.{100,260}$/],
])('says what %s means', (_, error, sentence) => {
  expect(problemOf(error).problem).toMatch(sentence);
});

it.each([
  ['of geth', { code: 3, message: 'execution reverted: no', data: DATA }],
  ['that a wallet wraps', { code: -32603, message: 'Internal JSON-RPC error.', data: { code: 3, data: DATA } }],
  ['that a library wraps', { message: 'failed', cause: { originalError: { data: DATA } } }],
])('hands on the data of a revert %s', (_, error) => {
  expect(problemOf(error)).toMatchObject({ data: DATA, problem: expect.stringMatching(/^The contract reverts/) });
});

it('says that a revert without data may lack the function', () => {
  expect(problemOf({ code: 3, message: 'execution reverted', data: '0x' })).toEqual({
    problem: 'The contract reverts: execution reverted. It returns no data: it may not have this function.',
  });
});

it('has no data for an odd number of digits, and for data without end', () => {
  for (const data of ['0x123', `0x${'00'.repeat(20_000)}`])
    expect(problemOf({ code: 3, message: 'execution reverted', data })).toEqual({
      problem: 'The contract reverts: execution reverted.',
    });
});
