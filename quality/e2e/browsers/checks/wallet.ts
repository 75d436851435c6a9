import { type Node } from '@sdk-docs/evidence/anvil/node';
import { ACCOUNT, sharedChain } from '../chain';
import { openStarted, type Check, type Stage } from '../check';
import { type Change } from '../faulty-site';
import { type Tab } from '../tab';

/** Requests to the page's wallet that the test has not answered yet. */
interface Asked {
  readonly method: string;
  readonly params?: readonly unknown[];
  readonly answer: (value: unknown) => void;
  readonly refuse: (error: unknown) => void;
}

/** Announces a wallet by EIP-6963 that stores its requests. The page's policy does not let it reach a node. */
const addWallet = (tab: Tab): Promise<void> =>
  tab.evaluate(() => {
    Object.assign(window, { asked: [] });
    addEventListener('eip6963:requestProvider', () =>
      dispatchEvent(
        new CustomEvent('eip6963:announceProvider', {
          detail: Object.freeze({
            info: { uuid: 'a', name: 'Test wallet', rdns: 'test.example', icon: '' },
            provider: {
              request(call: Omit<Asked, 'answer' | 'refuse'>) {
                return new Promise((answer, refuse) =>
                  (window as unknown as { asked: Asked[] }).asked.push({ ...call, answer, refuse }),
                );
              },
            },
          }),
        }),
      ),
    );
  });

/** Answers the wallet's requests from the node. */
async function forward(tab: Tab, node: Node): Promise<void> {
  const calls = await tab.evaluate(() =>
    (window as unknown as { asked: Asked[] }).asked.map(({ method, params = [] }) => ({ method, params })),
  );
  for (const { method, params } of calls) {
    const [value, error] = await node.request(method, params).then(
      (answer) => [answer, null] as const,
      ({ code, message, data }: { code?: number; message?: string; data?: unknown }) =>
        [null, { code: code ?? 0, message: message ?? '', data: data ?? null }] as const,
    );
    await tab.evaluate(
      (given, refused) => {
        const next = (window as unknown as { asked: Asked[] }).asked.shift();
        if (refused === null) next?.answer(given);
        else next?.refuse(Object.assign(new Error(), refused));
      },
      value,
      error,
    );
  }
}

interface Question {
  readonly name: string;
  /** Address of the page, which may contain the hash of a transaction on the chain. */
  readonly path: (chain: { readonly sent: string; readonly reverted: string }) => string;
  /** Selector of the button that asks. */
  readonly button: string;
  /** Expected text of the page, complete. */
  readonly says: readonly RegExp[];
  /** Steps after the answer. */
  readonly then?: (stage: Stage) => Promise<void>;
  /** A defect of the page's scripts that prevents the answer. */
  readonly fault: Change;
}

const BLOCK = /Mainnet, block 24,000,0\d\d of 2026-01-01/;
const ASK = 'main p > button[aria-busy]';

/** A click on a page asks the wallet, and the page shows its node's answer. */
const question = ({ name, path, button, says, then, fault }: Question): Check => ({
  name: `${name}: the node of the wallet answers`,
  run: async (stage) => {
    const { tab, until } = stage;
    const chain = await sharedChain();
    await openStarted(stage, path(chain));
    await addWallet(tab);
    // WebKit's driver does not scroll to a button that begins at the edge of the window.
    await until('the button is there', () =>
      tab.evaluate((css) => {
        const found = document.querySelector(css);
        found?.scrollIntoView({ block: 'center', behavior: 'instant' });
        return found !== null;
      }, button),
    );
    await tab.click(button);
    await until('the answer is there', async () => {
      await forward(tab, chain.node);
      const text = await tab.evaluate(() => document.querySelector('main')?.textContent ?? '');
      return [...says, BLOCK].every((part) => part.test(text));
    });
    await then?.(stage);
  },
  mustFail: { path: /\/assets\/js\/[^/]*\.js$/, change: fault, says: /the answer is there/ },
});

const instead =
  (from: string, to: string): Change =>
  (code) =>
    code.replaceAll(from, to);
const stateOf = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
    .join('&');

export const readNow = question({
  name: 'read now',
  // The address of the entry opens the fold around it.
  path: () => 'api/contracts/abis/mainnet/PufferVaultV5#totalAssets',
  button: 'section:has(> #totalAssets):not(:has(section)) [data-read]',
  says: [/1\.234567890123456789 ETH/],
  fault: instead('eip6963:announceProvider', 'another'),
});

export const valuesNow = question({
  name: 'values now',
  path: () => 'guides/withdrawing',
  button: 'button[data-read=values]',
  says: [/All \d values are read/],
  fault: instead('eth_getBlockByNumber', 'eth_chainId'),
});

export const permitNow = question({
  name: 'permit bench',
  path: () => `tools/permit#${stateOf({ in: 'PUFFER', chain: 'Mainnet', v: JSON.stringify({ owner: ACCOUNT }) })}`,
  button: ASK,
  says: [/DOMAIN_SEPARATOR\(\) is the same/, /The nonce is the next one of the owner: 5\./],
  fault: instead('DOMAIN_SEPARATOR', 'SEPARATOR'),
});

const DEPOSIT = {
  '.to': 'unifiETH NucleusTeller',
  depositAsset: 'pufETH',
  depositAmount: '0.5',
};

const PREVIEW = 'main section[aria-label^="Minimum from a preview"]';

export const minimumNow = question({
  name: 'composer',
  path: () =>
    `tools/compose#${stateOf({ in: 'Teller.deposit(address,uint256,uint256)', chain: 'Mainnet', v: JSON.stringify(DEPOSIT) })}`,
  button: ASK,
  says: [/Preview: 0\.510204081632653061 \(/],
  then: async ({ tab, until }) => {
    await tab.click(`${PREVIEW} input`);
    await tab.type('0.5');
    await tab.click(`${PREVIEW} > button`);
    await until('the field holds the minimum', () =>
      tab.evaluate(() =>
        [...document.querySelectorAll<HTMLInputElement>('main input')].some(
          ({ value }) => value === '507653061224489795',
        ),
      ),
    );
  },
  fault: instead('getRateInQuoteSafe', 'getRateInQuoteUnsafe'),
});

export const transactionNow = question({
  name: 'explainer',
  path: ({ sent }) => `tools/calldata#${stateOf({ in: `tx ${sent}` })}`,
  button: ASK,
  says: [/The transaction succeeded\./, /depositETH/],
  fault: instead('eth_getTransactionByHash', 'eth_getTransactionReceipt'),
});

export const failureNow = question({
  name: 'doctor',
  path: ({ reverted }) => `tools/errors#${stateOf({ in: `tx ${reverted}` })}`,
  button: ASK,
  says: [/The transaction failed\./, /Found: InvalidAmount\(\)/],
  fault: instead('eth_call', 'eth_chainId'),
});

export const codeNow = question({
  name: 'address book',
  path: () => `tools/addresses#${stateOf({ in: 'PufferVault', chain: 'Mainnet' })}`,
  button: ASK,
  says: [/A contract: 41 bytes of code\./, /Implementation slot: empty/],
  fault: instead('eth_getCode', 'eth_chainId'),
});
