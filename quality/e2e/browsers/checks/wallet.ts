import { startNode, type Node } from '@sdk-docs/evidence/anvil/node';
import { openStarted, type Check } from '../check';
import { type Tab } from '../tab';

const VAULT = '0xD9A442856C234a39a81a089C06451EBAa4306a72';
/** 2026-01-01 */
const TIME = 1_767_225_600;
/** Code that answers every call with 1,234,567,890,123,456,789. */
const CODE = `0x7f${1_234_567_890_123_456_789n.toString(16).padStart(64, '0')}60005260206000f3`;

/** What the page's wallet was asked and the test has not answered yet. */
interface Asked {
  readonly method: string;
  readonly params?: readonly unknown[];
  readonly answer: (value: unknown) => void;
}

/** Announces a wallet by EIP-6963 that keeps what it is asked. The policy of the page lets it reach no node. */
const addWallet = (tab: Tab): Promise<void> =>
  tab.evaluate(() => {
    Object.assign(window, { asked: [] });
    addEventListener('eip6963:requestProvider', () =>
      dispatchEvent(
        new CustomEvent('eip6963:announceProvider', {
          detail: Object.freeze({
            info: { uuid: 'a', name: 'Test wallet', rdns: 'test.example', icon: '' },
            provider: {
              request(call: Omit<Asked, 'answer'>) {
                return new Promise((answer) =>
                  (window as unknown as { asked: Asked[] }).asked.push({ ...call, answer }),
                );
              },
            },
          }),
        }),
      ),
    );
  });

/** Lets the node answer what the wallet was asked. */
async function forward(tab: Tab, node: Node): Promise<void> {
  const calls = await tab.evaluate(() =>
    (window as unknown as { asked: Asked[] }).asked.map(({ method, params = [] }) => ({ method, params })),
  );
  for (const { method, params } of calls) {
    const value = await node.request(method, params);
    await tab.evaluate((given) => (window as unknown as { asked: Asked[] }).asked.shift()?.answer(given), value);
  }
}

export const readNow: Check = {
  name: 'read now: the node of the wallet answers with unit, network and block',
  run: async (stage) => {
    const { tab, until } = stage;
    const node = await startNode(1, TIME);
    try {
      await node.request('anvil_setCode', [VAULT, CODE]);
      // The address of the entry opens the fold that it stands in.
      await openStarted(stage, 'api/contracts/abis/mainnet/PufferVaultV5#totalAssets');
      await addWallet(tab);
      await tab.click('section:has(> #totalAssets):not(:has(section)) [data-read]');
      await until('the value stands there', async () => {
        await forward(tab, node);
        return tab.evaluate(() => {
          const said = document.querySelector('.tool-answer [role=status]')?.textContent ?? '';
          return /1\.234567890123456789 ETH/.test(said) && /Mainnet, block 24,000,0\d\d of 2026-01-01/.test(said);
        });
      });
    } finally {
      node.stop();
    }
  },
  mustFail: {
    path: /\/assets\/js\/[^/]*\.js$/,
    change: (code) => code.replaceAll('eip6963:announceProvider', 'another'),
    says: /the value stands there/,
  },
};
