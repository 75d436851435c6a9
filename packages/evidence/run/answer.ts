import { parseTransaction, recoverTransactionAddress, numberToHex, type Hex, type TransactionSerialized } from 'viem';
import { answer as recordedAnswer, testAccount, unsupported } from '@sdk-docs/content/samples/record/wallet';
import { FIRST_BLOCK, mined, NodeError, type Receipt } from '../anvil/node';
import type { Ground } from '../ground/ground';
import { gasNeeded, type Call } from './gas';

/** A transaction of the example, and its result. */
export interface Sent {
  readonly line: number;
  readonly call: Call;
  /** null when the node's estimate failed, so that a wallet does not send it. */
  readonly receipt: Receipt | null;
  readonly gasNeeded: number | null;
  /** Revert data. */
  readonly refusal: Hex | null;
}

/** Wallet and node of an example: the wallet has the test account, the node is the local chain. */
export class Answers {
  readonly sent: Sent[] = [];
  /** The example's reads by their targets, lower case: one per function. */
  readonly read = new Map<string, readonly Call[]>();
  line = 1;
  private readonly batches = new Map<string, readonly Hex[]>();

  constructor(private readonly ground: Ground) {}

  /** Answers one request. @throws NodeError as a wallet or a node would */
  async request(via: 'wallet' | 'node', method: string, params: readonly unknown[]): Promise<unknown> {
    const { node } = this.ground;
    if (unsupported.has(method)) throw new NodeError(-32601, 'method not found', undefined);
    switch (method) {
      case 'eth_requestAccounts':
      case 'eth_accounts':
        return via === 'wallet' ? [testAccount.address.toLowerCase()] : node.request(method);
      case 'eth_signTypedData_v4':
        return recordedAnswer(node.chainId, method, params, 0);
      case 'wallet_switchEthereumChain':
        return null;
      case 'eth_gasPrice':
      case 'eth_maxPriorityFeePerGas':
        return FEES.maxPriorityFeePerGas;
      case 'eth_sendTransaction':
        return this.sendPlain(params[0] as Call);
      case 'eth_sendRawTransaction':
        return this.send(await signedCall(params[0] as Hex), () => [method, params]);
      case 'wallet_sendCalls':
        return this.sendBatch(params[0] as Batch);
      case 'wallet_getCallsStatus':
        return this.batchStatus(String(params[0]));
      case 'eth_estimateGas':
        return this.estimate(via, withSender(params[0] as Call));
      case 'eth_call':
        this.remember(params[0] as Call);
        return node.request(method, params);
      case 'eth_getCode':
        // Before the first block there is no contract, as before a deployment.
        return Number(params[1]) < FIRST_BLOCK ? '0x' : node.request(method, params);
      default:
        return node.request(method, params);
    }
  }

  private sendPlain(call: Call): Promise<Hex> {
    return this.send(call, (gas) => ['eth_sendTransaction', [{ ...call, ...FEES, gas }]]);
  }

  /** Sends with 1.3 times the gas that is needed, as wallets do, and waits for the block. */
  private async send(call: Call, request: (gas: Hex) => readonly [string, readonly unknown[]]): Promise<Hex> {
    const { node } = this.ground;
    try {
      const needed = await gasNeeded(node, call);
      const hash = await node.request<Hex>(...request(numberToHex(Math.ceil(needed * 1.3))));
      const receipt = await mined(node, hash);
      this.sent.push({ line: this.line, call, receipt, gasNeeded: needed, refusal: null });
      return hash;
    } catch (error) {
      if (error instanceof NodeError) this.refuse(call, error);
      throw error;
    }
  }

  private remember(call: Call): void {
    const target = String(call.to).toLowerCase();
    const own = this.read.get(target) ?? [];
    const isKnown = own.some(({ data }) => data?.slice(0, 10) === call.data?.slice(0, 10));
    if (!isKnown) this.read.set(target, [...own, call]);
  }

  /** A client with a local key asks the node for an estimate and sends nothing when it fails. */
  private async estimate(via: 'wallet' | 'node', call: Call): Promise<Hex> {
    try {
      return numberToHex(await gasNeeded(this.ground.node, call));
    } catch (error) {
      if (via === 'node' && error instanceof NodeError) this.refuse(call, error);
      throw error;
    }
  }

  private refuse(call: Call, { data = '0x' }: NodeError): void {
    this.sent.push({ line: this.line, call, receipt: null, gasNeeded: null, refusal: data });
  }

  private async sendBatch({ from, calls }: Batch): Promise<{ id: string }> {
    const hashes: Hex[] = [];
    for (const call of calls) hashes.push(await this.sendPlain({ from, ...call }));
    const id = hashes[0] ?? '0x';
    this.batches.set(id, hashes);
    return { id };
  }

  private async batchStatus(id: string): Promise<unknown> {
    const hashes = this.batches.get(id) ?? [];
    const receipts = await Promise.all(hashes.map((hash) => mined(this.ground.node, hash)));
    return {
      version: '2.0.0',
      id,
      chainId: numberToHex(this.ground.node.chainId),
      atomic: true,
      status: 200,
      receipts,
    };
  }
}

/** The node would suggest fees from blocks that a snapshot has reverted. */
const FEES = { maxFeePerGas: '0xba43b7400', maxPriorityFeePerGas: '0x3b9aca00' } as const;

interface Batch {
  readonly from: Hex;
  readonly calls: readonly Omit<Call, 'from'>[];
}

const withSender = (call: Call): Call => ({ ...call, from: call.from ?? testAccount.address });

async function signedCall(raw: Hex): Promise<Call> {
  const { to, data, value = 0n } = parseTransaction(raw);
  const from = await recoverTransactionAddress({ serializedTransaction: raw as TransactionSerialized });
  return { from, to: to ?? undefined, data, value: numberToHex(value) };
}
