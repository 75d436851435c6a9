import { describe, expect, it } from 'vitest';
import { findWallets } from './wallets';

const provider = { request: async () => '0x1' };

/** A window whose wallets answer the request of EIP-6963 with the given announcements. */
function pageWith(details: readonly unknown[], ethereum?: unknown): EventTarget & { ethereum?: unknown } {
  const page = Object.assign(new EventTarget(), { ethereum });
  for (const detail of details)
    page.addEventListener('eip6963:requestProvider', () =>
      page.dispatchEvent(Object.assign(new Event('eip6963:announceProvider'), { detail })),
    );
  return page;
}

const info = (uuid: string, name: unknown, rdns: unknown = 'io.example') => ({ uuid, name, rdns });

describe('the wallets of a browser', () => {
  it('are those that announce themselves, each once', async () => {
    const one = { info: info('1', 'One'), provider };
    const found = await findWallets(pageWith([one, one, { info: info('2', 'Two'), provider }], provider));
    expect(found.map(({ name }) => name)).toEqual(['One (io.example)', 'Two (io.example)']);
  });

  it('is window.ethereum where none does, when it is a provider', async () => {
    expect(await findWallets(pageWith([], provider))).toEqual([{ name: 'the wallet of this browser', provider }]);
    for (const other of [undefined, null, 'wallet', {}, { request: 'no function' }])
      expect(await findWallets(pageWith([], other))).toEqual([]);
  });

  it('leave out what is none, and show names as text without hidden characters', async () => {
    const throwing = {
      get info(): never {
        throw new Error('from a getter');
      },
      provider,
    };
    const found = await findWallets(
      pageWith([
        null,
        {},
        throwing,
        { info: info('3', 'x'), provider: {} },
        { info: info('4', '\u202eksaMateM', ''), provider },
      ]),
    );
    expect(found.map(({ name }) => name)).toEqual(['\\u202eksaMateM']);
    const [long] = await findWallets(pageWith([{ info: info('5', 'a'.repeat(10_000), 'b'.repeat(10_000)), provider }]));
    expect(long?.name.length).toBeLessThan(150);
    const many = await findWallets(
      pageWith(Array.from({ length: 99 }, (_, id) => ({ info: info(`${id}`, 'W'), provider }))),
    );
    expect(many).toHaveLength(20);
  });
});
