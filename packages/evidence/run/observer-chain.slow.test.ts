import { createRequire } from 'node:module';
import { encodeFunctionData, parseEther, type Abi, type Address, type Hex } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RECORDING_TIME, testAccount } from '@sdk-docs/content/samples/record/wallet';
import { reference } from '@sdk-docs/reference/generator/fixtures/own-surface';
import type { Artifact } from '../artifacts';
import { goBack, mined, startNode, type Node } from '../anvil/node';
import { Ground } from '../ground/ground';
import { Answers } from './answer';
import { describeSent, reachedFrom, stepChanges, touchedBy } from './describe';

const require = createRequire(import.meta.url);

/** The observer on a local chain, with contracts whose figures are known. */
const SOURCE = `
pragma solidity ^0.8.24;
contract Coin {
    uint8 public constant decimals = 6;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    constructor(address holder) { balanceOf[holder] = 1000; }
    function approve(address spender, uint256 value) external {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
    }
    function transferFrom(address from, address to, uint256 value) external {
        allowance[from][msg.sender] -= value;
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}
contract Till {
    Coin immutable coin;
    uint256[20] private slots;
    mapping(address => uint256) public balanceOf;
    error TooMuch(uint256 most);
    event Paid(address indexed by, uint256 coins);
    constructor(Coin c) { coin = c; }
    function take(uint256 value) external {
        if (value > 500) revert TooMuch(500);
        coin.transferFrom(msg.sender, address(this), value);
        emit Paid(msg.sender, value);
    }
    function forward(address payable to) external payable { to.transfer(msg.value); }
    function fill() external { for (uint256 i; i < 20; i++) slots[i] = 1; }
    function clear() external { for (uint256 i; i < 20; i++) slots[i] = 0; }
    function nested() external { this.fill(); }
}`;

interface Compiled {
  readonly abi: Abi;
  readonly evm: { readonly bytecode: { readonly object: string } };
}

function compile(): Readonly<Record<string, Compiled>> {
  const solc = require('solc') as { compile: (input: string) => string };
  const input = {
    language: 'Solidity',
    sources: { 'trial.sol': { content: SOURCE } },
    settings: { evmVersion: 'prague', outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } } },
  };
  const { contracts, errors = [] } = JSON.parse(solc.compile(JSON.stringify(input))) as {
    contracts?: Readonly<Record<string, Readonly<Record<string, Compiled>>>>;
    errors?: readonly { readonly severity: string; readonly message: string }[];
  };
  const wrong = errors.filter(({ severity }) => severity === 'error').map(({ message }) => message);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return contracts?.['trial.sol'] ?? {};
}

const reader = testAccount.address;
const place = (end: string): Address => `0x${'ab'.repeat(19)}${end}`;
const [coin, till, idle] = [place('c0'), place('c1'), place('c2')];
let node: Node;
let ground: Ground;
/** An account with a name, which is no contract. */
let friend: Address;

beforeAll(async () => {
  const compiled = compile();
  node = await startNode(1, RECORDING_TIME);
  const artifacts = (name: string): Artifact => {
    const { abi, evm } = compiled[name] ?? { abi: [], evm: { bytecode: { object: '' } } };
    return { name, abi, bytecode: `0x${evm.bytecode.object}`, source: { repository: 'a/test', commit: '1' } };
  };
  ground = new Ground(node, artifacts, reference, 'Mainnet');
  friend = ground.account('friend');
  await ground.place({ artifact: 'Coin', address: coin, args: [reader] });
  await ground.place({ artifact: 'Till', address: till, args: [coin] });
  await ground.place({ artifact: 'Coin', name: 'Idle', address: idle, args: [reader] });
});
afterAll(() => node.stop());

const dataOf = (contract: string, functionName: string, args: readonly unknown[] = []): Hex =>
  encodeFunctionData({ abi: ground.contract(contract).abi, functionName, args });

/** Sends as an example does, and returns the observation of the transaction. */
async function observed(contract: string, name: string, args: readonly unknown[] = [], value = 0n) {
  const call = {
    from: reader,
    to: ground.contract(contract).address,
    data: dataOf(contract, name, args),
    value: hex(value),
  };
  const answers = new Answers(ground);
  await answers.request('wallet', 'eth_sendTransaction', [call]).catch(() => undefined);
  const [one] = await describeSent(ground, answers);
  if (one === undefined) throw new Error('nothing was sent');
  return { ...one, call, answers };
}

const hex = (value: bigint | number): Hex => `0x${value.toString(16)}`;
const changes = (rows: readonly { account: string; token: string; change: string }[]): string[] =>
  rows.map(({ account, token, change }) => `${account} ${token} ${change}`);

it('tells an approval, and no allowance that stays', async () => {
  await observed('Coin', 'approve', [friend, 7]);
  const { allowances, balances, events, status } = await observed('Coin', 'approve', [till, 400]);
  expect(allowances).toEqual([
    {
      owner: 'reader',
      spender: 'Till',
      spenderAddress: till.toLowerCase(),
      token: 'Coin',
      decimals: 6,
      before: '0',
      after: '400',
    },
  ]);
  expect([status, balances, events.map(({ contract, name }) => `${contract}.${name}`)]).toEqual([
    'success',
    [],
    ['Coin.Approval'],
  ]);
});

it('tells what a call takes: balances on both sides, and the allowance that is left', async () => {
  const { allowances, balances, events } = await observed('Till', 'take', [150]);
  expect(changes(balances)).toEqual(['reader Coin -150', 'Till Coin 150']);
  expect(allowances.map(({ spender, before, after }) => [spender, before, after])).toEqual([['Till', '400', '250']]);
  expect(events.at(-1)).toEqual({ contract: 'Till', name: 'Paid', args: { by: reader, coins: '150' } });
});

it('tells ETH to the wei without the gas, and who got it without an event', async () => {
  const { balances, gasUsed, value } = await observed('Till', 'forward', [friend], parseEther('1') + 3n);
  expect(gasUsed).toBeGreaterThan(21_000);
  expect(value).toBe('1000000000000000003');
  expect(changes(balances)).toEqual(['reader ETH -1000000000000000003', 'friend ETH 1000000000000000003']);
});

it('names the error of a call that is refused, and counts nothing', async () => {
  const { status, revert, gasUsed, gasNeeded, balances } = await observed('Till', 'take', [501]);
  expect([status, revert?.error, gasUsed, gasNeeded, balances]).toEqual(['refused', 'TooMuch("500")', null, null, []]);
});

/** Mines a call with this gas limit. */
async function minedWith(gas: number, call: object): Promise<boolean> {
  const snapshot = await node.request<Hex>('evm_snapshot');
  const hash = await node.request<Hex>('eth_sendTransaction', [{ ...call, gas: hex(gas) }]);
  const { status } = await mined(node, hash);
  await goBack(node, snapshot);
  return status === '0x1';
}

it.each([
  ['a plain call', 'Till', 'fill', []],
  ['a refund', 'Till', 'clear', []],
  ['a call inside, which gets a part of what is left', 'Till', 'nested', []],
  ['a call of another contract', 'Till', 'take', [1]],
] as const)('finds the smallest gas limit of %s, to the unit', async (_, contract, name, args) => {
  const state = await node.request<Hex>('evm_snapshot');
  const { gasNeeded, gasUsed, call } = await observed(contract, name, args);
  await goBack(node, state);
  if (gasNeeded === null) throw new Error('the call was refused');
  expect([await minedWith(gasNeeded, call), await minedWith(gasNeeded - 1, call)]).toEqual([true, false]);
  expect(gasNeeded).toBeGreaterThanOrEqual(gasUsed ?? Infinity);
  // The call stays for the next case: `clear` gets a refund only for slots that `fill` has set.
  await ground.send('reader', contract, name, args);
});

it('names the contracts that were reached, inside too, and no other', async () => {
  const before = Number(await node.request<Hex>('eth_blockNumber'));
  const { answers } = await observed('Till', 'take', [10]);
  expect((await touchedBy(ground, answers)).map(({ name }) => name)).toEqual(['Coin', 'Till']);
  const reached = await reachedFrom(ground, before + 1, answers);
  expect([coin, till, idle].map((address) => reached.has(address))).toEqual([true, true, false]);
  const read = new Answers(ground);
  await read.request('node', 'eth_call', [{ to: idle, data: dataOf('Idle', 'balanceOf', [reader]) }, 'latest']);
  expect((await touchedBy(ground, read)).map(({ name }) => name)).toEqual(['Idle']);
});

it("tells what a step of another account changes for the reader, and not the reader's gas", async () => {
  const { answers } = await observed('Coin', 'approve', [friend, 5]);
  const from = Number(await node.request<Hex>('eth_blockNumber'));
  await ground.transact('friend', reader, '0x', 42n);
  await ground.send('friend', 'Coin', 'transferFrom', [reader, friend, 5]);
  const to = Number(await node.request<Hex>('eth_blockNumber'));
  expect(changes(await stepChanges(ground, [from, to], answers))).toEqual(['reader ETH 42', 'reader Coin -5']);
  expect(await stepChanges(ground, [to, to], answers)).toEqual([]);
});
