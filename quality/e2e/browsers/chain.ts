import { mined, startNode, type Node } from '@sdk-docs/evidence/anvil/node';
import { domainSeparator, encodeAbiParameters, toFunctionSelector, type Address, type Hex } from 'viem';
import { codeThatAnswers } from '../support/contract-code';

export const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const VAULT = '0xD9A442856C234a39a81a089C06451EBAa4306a72';
const MANAGER = '0xDdA0483184E75a5579ef9635ED14BacCf9d50283';
const DEPOSITOR = '0x4aA799C5dfc01ee7d790e3bf1a7C2257CE1DcefF';
const TELLER = '0x08eb2eccdf6ebd7aba601791f23ec5b5f68a1d53';
const PUFFER: Address = '0x4d1c297d39c5c1277964d0e3f8aa901493664530';
/** 2026-01-01 */
const TIME = 1_767_225_600;

const word = (value: bigint | Hex): Hex => `0x${BigInt(value).toString(16).padStart(64, '0')}`;
/** Code that answers every call with 1,234,567,890,123,456,789. */
const ANSWERING = `0x7f${word(1_234_567_890_123_456_789n).slice(2)}60005260206000f3`;
/** Code that reverts with InvalidAmount(): PUSH4 selector, MSTORE at 0, REVERT of 4 bytes. */
const REVERTING = '0x632c5211c66000526004601cfd';

/** A local chain with code of these tests at the addresses of the SDK. */
interface Chain {
  readonly node: Node;
  /** Hash of a deposit of 1 ETH that succeeded. */
  readonly sent: string;
  /** Hash of one that reverted. */
  readonly reverted: string;
}

let started: Promise<Chain> | undefined;

/** The chain shared by all checks and browsers: pages do not change it. */
export const sharedChain = (): Promise<Chain> => (started ??= start());

/** Stops the chain, if a check has started it. */
export async function endChain(): Promise<void> {
  const chain = await started?.catch(() => undefined);
  started = undefined;
  chain?.node.stop();
}

async function start(): Promise<Chain> {
  const node = await startNode(1, TIME);
  const place = (address: string, code: string): Promise<unknown> => node.request('anvil_setCode', [address, code]);
  const answers = (returned: Readonly<Record<string, Hex>>): string =>
    codeThatAnswers(
      Object.fromEntries(Object.entries(returned).map(([name, data]) => [toFunctionSelector(name), data])),
    );
  await place(VAULT, ANSWERING);
  await place(MANAGER, ANSWERING);
  await place(DEPOSITOR, REVERTING);
  // 0.5 of a token at 0.98 for a share: 0.510204081632653061 shares.
  await place(
    TELLER,
    answers({
      'accountant()': word(TELLER),
      'vault()': word(TELLER),
      'getRateInQuoteSafe(address)': word(98n * 10n ** 16n),
      'decimals()': word(18n),
    }),
  );
  const domain = { chainId: 1, name: 'PUFFER', version: '1', verifyingContract: PUFFER };
  await place(
    PUFFER,
    answers({
      'name()': encodeAbiParameters([{ type: 'string' }], [domain.name]),
      'nonces(address)': word(5n),
      'DOMAIN_SEPARATOR()': domainSeparator({ domain }),
    }),
  );
  const send = async (to: string): Promise<string> => {
    const data = `0x2d2da806${word(ACCOUNT).slice(2)}`;
    const call = { from: ACCOUNT, to, value: '0xde0b6b3a7640000', data, gas: '0x30d40' };
    return (await mined(node, await node.request('eth_sendTransaction', [call]))).transactionHash;
  };
  return { node, sent: await send(VAULT), reverted: await send(DEPOSITOR) };
}
