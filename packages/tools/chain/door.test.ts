import { describe, expect, it, vi } from 'vitest';
import { openDoor, type Provider } from './door';

/** A provider that records requests. */
function providerOf(answer: (method: string, params: readonly unknown[]) => unknown) {
  const seen: string[] = [];
  const provider: Provider = {
    request: async ({ method, params = [] }) => {
      seen.push(method);
      return answer(method, params);
    },
  };
  return { seen, provider };
}

describe('the door to a wallet', () => {
  it('lets the eight methods through that read, and nothing else', async () => {
    const { seen, provider } = providerOf(() => '0x1');
    const door = openDoor(provider);
    const reading = [
      'eth_chainId',
      'eth_call',
      'eth_getCode',
      'eth_getStorageAt',
      'eth_getTransactionByHash',
      'eth_getTransactionReceipt',
      'eth_getBlockByNumber',
      'eth_estimateGas',
    ] as const;
    for (const method of reading) expect(await door.ask(method, [])).toEqual({ value: '0x1' });
    expect(seen).toEqual(reading);
    const writing = [
      'eth_sendTransaction',
      'eth_requestAccounts',
      'eth_accounts',
      'eth_sign',
      'personal_sign',
      'eth_signTypedData_v4',
      'wallet_switchEthereumChain',
      'wallet_sendCalls',
      '__proto__',
    ];
    for (const method of writing)
      expect(await door.ask(method as 'eth_call', [])).toEqual({
        problem: `${method} does not read. The wallet was not asked.`,
      });
    expect(seen).toHaveLength(reading.length);
  });

  it('asks four at a time, and equal requests once', async () => {
    let running = 0;
    let most = 0;
    const { seen, provider } = providerOf(async (_, [number]) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
      return number;
    });
    const door = openDoor(provider);
    const numbers = [...Array(10).keys(), ...Array(10).keys()];
    const answers = await Promise.all(numbers.map((number) => door.ask('eth_call', [number])));
    expect(answers).toEqual(numbers.map((value) => ({ value })));
    expect([most, seen.length]).toEqual([4, 10]);
    // Answers are not cached: the chain advances.
    await door.ask('eth_call', [0]);
    expect(seen).toHaveLength(11);
  });

  it('gives up a wallet that is silent, and is free for the next request', async () => {
    vi.useFakeTimers();
    try {
      const { provider } = providerOf((method) => (method === 'eth_call' ? new Promise(() => undefined) : '0x1'));
      const door = openDoor(provider);
      const silent = Promise.all([1, 2, 3, 4].map((number) => door.ask('eth_call', [number])));
      const next = door.ask('eth_chainId', []);
      const start = Date.now();
      // Ends at the time limit: there is no other timer.
      await vi.advanceTimersToNextTimerAsync();
      const seconds = (Date.now() - start) / 1000;
      for (const answer of await silent)
        expect(answer).toEqual({ problem: expect.stringContaining(`has not answered for ${seconds} seconds.`) });
      expect(await next).toEqual({ value: '0x1' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('stops waiting when it is cancelled', async () => {
    const control = new AbortController();
    const { provider } = providerOf(() => new Promise(() => undefined));
    const answer = openDoor(provider).ask('eth_call', [], control.signal);
    control.abort();
    expect(await answer).toEqual({ problem: 'Cancelled.' });
    expect(await openDoor(provider).ask('eth_call', [], control.signal)).toEqual({ problem: 'Cancelled.' });
  });

  it('has a sentence for a provider that throws at once', async () => {
    const provider = {
      request: () => {
        throw new Error('locked');
      },
    };
    expect(await openDoor(provider).ask('eth_call', [])).toEqual({
      problem: 'The wallet could not read. It says: locked',
    });
  });
});
