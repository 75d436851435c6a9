import { visible } from '../book/visible';
import type { Provider } from './door';

export interface Wallet {
  /** The wallet's name for itself, which nothing proves. */
  readonly name: string;
  readonly provider: Provider;
}

/** Wallets announce themselves while the request is dispatched; some need a moment longer. */
const PAUSE_MS = 150;
/** More wallets are not listed. */
const MOST = 20;
const LONGEST_NAME = 40;

/** The wallets of this browser by EIP-6963; `window.ethereum` when none announces itself. Sends them no request. */
export async function findWallets(page: EventTarget & { readonly ethereum?: unknown }): Promise<readonly Wallet[]> {
  const found = new Map<string, Wallet>();
  const announced = (event: Event): void => {
    const wallet = walletOf((event as CustomEvent<unknown>).detail);
    if (wallet !== null && found.size < MOST) found.set(wallet.id, wallet);
  };
  page.addEventListener('eip6963:announceProvider', announced);
  page.dispatchEvent(new Event('eip6963:requestProvider'));
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  page.removeEventListener('eip6963:announceProvider', announced);
  if (found.size > 0) return [...found.values()];
  return isProvider(page.ethereum) ? [{ name: 'the wallet of this browser', provider: page.ethereum }] : [];
}

/** A wallet's announcement, if it is valid. Its fields may throw. */
function walletOf(detail: unknown): (Wallet & { readonly id: string }) | null {
  try {
    const { info, provider } = detail as {
      readonly info: Record<'uuid' | 'name' | 'rdns', unknown>;
      provider: unknown;
    };
    if (!isProvider(provider)) return null;
    const [name, owner] = [info.name, info.rdns].map((text) => visible(String(text ?? '')).slice(0, LONGEST_NAME));
    return {
      id: String(info.uuid),
      name: `${name || 'a wallet without a name'}${owner ? ` (${owner})` : ''}`,
      provider,
    };
  } catch {
    return null;
  }
}

const isProvider = (value: unknown): value is Provider =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Provider>).request === 'function';
