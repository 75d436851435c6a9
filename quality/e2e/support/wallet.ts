import type { Page } from '@playwright/test';

/** Answer of a test's wallet: a value, or an error with the fields of EIP-1193. */
export type Answers = (method: string, params: readonly unknown[]) => unknown;

/**
 * Announces wallets by EIP-6963 in every page that opens from now on. Their requests go to `answers`, which runs in the
 * test. Returns the methods that reached them, in order.
 */
export async function addWallets(page: Page, names: readonly string[], answers: Answers): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('askTest', async (method: string, params: readonly unknown[]) => {
    seen.push(method);
    try {
      return { value: await answers(method, params) };
    } catch (error) {
      const { code, message, data } = error as { code?: number; message?: string; data?: unknown };
      return { error: { code, message, data } };
    }
  });
  await page.addInitScript((all) => {
    const { askTest } = window as unknown as {
      askTest: (method: string, params: readonly unknown[]) => Promise<{ value?: unknown; error?: object }>;
    };
    const provider = {
      request: async ({ method, params = [] }: { method: string; params?: readonly unknown[] }) => {
        const { value, error } = await askTest(method, params);
        if (error !== undefined) throw Object.assign(new Error(), error);
        return value;
      },
    };
    for (const name of all)
      addEventListener('eip6963:requestProvider', () => {
        const detail = Object.freeze({ info: { uuid: name, name, rdns: 'test.example', icon: '' }, provider });
        dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
      });
  }, names);
  return seen;
}
