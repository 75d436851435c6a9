import type { Call } from '../composed';

/** Number of calls and approvals in a module so far, for numbered names. */
export interface Numbers {
  call: number;
  approval: number;
}

const VIEM_NAMES: Readonly<Record<string, string>> = { TAC: 'tac', HyperEVM: 'hyperEvm' };

/** The name in viem/chains for a member of the SDK's Chain: that of `ApeChain` is `apeChain`. */
export const viemName = (chain: string): string => VIEM_NAMES[chain] ?? lowerFirst(chain);

/** Of the class `PufferClient`: `pufferClient`. */
export const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** The first lines of every snippet: the wallet, its account, and clients. */
export const clients = (chain: string, from: Call['from']): readonly string[] => [
  "if (!window.ethereum) throw new Error('No wallet found in this browser');",
  '',
  ...(from === null
    ? [
        "const [account] = await window.ethereum.request({ method: 'eth_requestAccounts' });",
        "if (!account) throw new Error('The wallet shared no account');",
      ]
    : [
        "await window.ethereum.request({ method: 'eth_requestAccounts' });",
        `const account = '${from}'; // the sender that was typed`,
      ]),
  '',
  `const chain = ${chain};`,
  'const transport = custom(window.ethereum);',
  'const publicClient = createPublicClient({ chain, transport });',
  'const walletClient = createWalletClient({ account, chain, transport });',
];

/** Waits for a transaction, and throws when it reverted or another one took its place. */
export const awaitReceipt = (hash: string, receipt: string, what: string): readonly string[] => [
  `const ${receipt} = await publicClient.waitForTransactionReceipt({ hash: ${hash} });`,
  `if (${receipt}.transactionHash !== ${hash}) throw new Error(\`Another transaction took the place of \${${hash}}, perhaps the same at a higher fee: look at \${${receipt}.transactionHash}\`);`,
  `if (${receipt}.status === 'reverted') throw new Error(\`${what} \${${hash}} reverted\`);`,
];

export const numbered = (name: string, index: number): string => (index === 0 ? name : `${name}${index + 1}`);
