import type { Call } from '../composed';

/** How many calls and approvals a module has already: their names are numbered. */
export interface Numbers {
  call: number;
  approval: number;
}

/** Member of the SDK's Chain -> name in viem/chains. */
export const VIEM_NAMES: Readonly<Record<string, string>> = {
  Mainnet: 'mainnet',
  Holesky: 'holesky',
  Base: 'base',
  Bsc: 'bsc',
  Arbitrum: 'arbitrum',
  ApeChain: 'apeChain',
  Soneium: 'soneium',
  Sepolia: 'sepolia',
  OptimismSepolia: 'optimismSepolia',
  BaseSepolia: 'baseSepolia',
  Zircuit: 'zircuit',
  Berachain: 'berachain',
  Hoodi: 'hoodi',
  TAC: 'tac',
  Monad: 'monad',
  HyperEVM: 'hyperEvm',
  Linea: 'linea',
};

/** The lines that every snippet starts with: the wallet, its account, and clients that hold it. */
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

/** Waits for a transaction and stops when it has reverted. */
export const awaitReceipt = (hash: string, receipt: string, what: string): readonly string[] => [
  `const ${receipt} = await publicClient.waitForTransactionReceipt({ hash: ${hash} });`,
  `if (${receipt}.status === 'reverted') throw new Error(\`${what} \${${hash}} reverted\`);`,
];

export const numbered = (name: string, index: number): string => (index === 0 ? name : `${name}${index + 1}`);
