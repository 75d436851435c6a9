import { expect, it } from 'vitest';
import { explainer, SAFE, VAULT } from '../fixtures/batches';
import { calls as data } from '../fixtures/calls';
import { importCalls, readPasted } from './import';

const taken = (text: string) => {
  const pasted = readPasted(explainer, text, 'Mainnet');
  return pasted === null || 'problem' in pasted ? pasted : importCalls(data, pasted);
};

it('an import drops no target and no value of a text with labels, however they are quoted', () => {
  const problem = (text: string) => (taken(text) as { readonly problem?: string }).problem;
  const UNREAD = 'value cannot be read: nothing is imported.';
  for (const quote of ["'", '"', '`', ''])
    expect(taken(`{ to: ${quote}${SAFE}${quote}, 'data': ${quote}0xdeadbeef${quote}, value: '0' }`)).toMatchObject({
      items: [{ typed: { '.to': expect.stringMatching(new RegExp(SAFE, 'i')) as unknown } }],
    });
  expect(taken(`Data: 0xdeadbeef\nTo: ${VAULT}\nValue: 1.5 ETH`)).toMatchObject({
    items: [{ typed: { '.to': expect.stringMatching(/^0xD9A4/) as unknown, '.value': '1.5' } }],
  });
  for (const to of ['to: other.eth', "to: '0x1234'", 'to: address', `to: ${VAULT} to: ${SAFE}`, 'Interacted (To): x'])
    expect([to, problem(`${to}\ndata: 0xdeadbeef`)]).toEqual([to, UNREAD.replace('value', 'to')]);
  for (const value of ["value: '1000000000000000000'", 'value (wei): 1000', 'Value: 1e18', 'value = -1', 'value: 0.1'])
    expect([value, problem(`data: 0xdeadbeef to: ${VAULT} ${value}`)]).toEqual([value, UNREAD]);
  for (const value of ['value: 0n', 'value: 0x0', '"value": "0"', 'value (ETH): 0', 'value: 0 ETH'])
    expect([value, problem(`data: 0xdeadbeef to: ${VAULT} ${value}`)]).toEqual([value, undefined]);
  expect(problem(`to: ${VAULT} data: 0xdeadbeef to: ${VAULT} data: 0xdeadbeee`)).toBe(
    'Another call cannot be read: nothing is imported.',
  );
});

it('an import takes no address with a wrong checksum, and no unknown operation or chain of JSON', () => {
  const mistyped = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96046';
  const call = { to: VAULT, data: '0xdeadbeef' };
  for (const [name, value] of [
    ['to', mistyped],
    ['from', mistyped],
    ['chainId', 'base'],
    ['operation', 2],
    ['operation', true],
  ] as const)
    expect(taken(JSON.stringify({ ...call, [name]: value }))).toEqual({
      problem: `${name} cannot be read: nothing is imported.`,
    });
  for (const text of [`to: ${mistyped} data: 0xdeadbeef`, `to: ${VAULT} from: ${mistyped} data: 0xdeadbeef`])
    expect(taken(text)).toMatchObject({ problem: expect.stringContaining('cannot be read') as string });
  expect(taken(JSON.stringify({ ...call, operation: 'delegate call' }))).toMatchObject({
    problem: expect.stringContaining('delegatecall') as string,
  });
});

it('an import drops no delegatecall and no chain of a text with labels', () => {
  const call = `to: ${VAULT}, data: 0xdeadbeef`;
  for (const operation of ['operation: 1', "'operation': '1'", 'operation = delegatecall', 'Operation: Delegate call'])
    expect([operation, taken(`${call}, ${operation}`)]).toEqual([
      operation,
      { problem: 'operation cannot be read: nothing is imported.' },
    ]);
  for (const text of ['operation: 0', 'operation: call', 'chainId: 1', "chainId: 'eip155:1'"])
    expect([text, taken(`${call}, ${text}`)]).toMatchObject([text, { items: [{}] }]);
  expect(taken(`${call}, chainId: 8453n`)).toMatchObject({ problem: 'chainId cannot be read: nothing is imported.' });
  expect(taken(`${call}, chainId: 8453`)).toMatchObject({ chain: 'Base' });
  expect(taken(`${call}, chainId: 77`)).toEqual({ problem: 'The input is for chain 77, which the SDK does not know.' });
});

it('an import takes JSON in a text, and neither hashes nor what is no call', () => {
  const hash = `0x${'ab'.repeat(32)}`;
  const call = { to: VAULT, data: '0xdeadbeef', operation: 1 };
  const delegates = { problem: expect.stringContaining('delegatecall') as unknown };
  for (const text of [call, JSON.stringify(call), { params: [SAFE, JSON.stringify(call)] }])
    expect(taken(JSON.stringify(text))).toEqual(delegates);
  for (const text of [`{ to: '${VAULT}', logs: [ { data: '${hash}' } ] }`, `{"code":3,"data":"0xdeadbeef"}`])
    expect(taken(text)).toBeNull();
  expect(taken(JSON.stringify([call, { primaryType: 'Permit', message: {} }]))).toEqual({
    problem: 'Typed data (Permit) cannot be read: nothing is imported.',
  });
  const raw = `0x02f901${'ab'.repeat(100)}`;
  for (const text of [raw, `{"params":["${raw}"]}`])
    expect(taken(text)).toEqual({ problem: 'A raw transaction cannot be read: nothing is imported.' });
});
