import { chainSupport } from './chain-support';
import { blocks, codeBlock } from './mdx';
import type { Handler, Reference } from '../../model/reference';
import { needsAllowance } from '../../model/sdk';
import { formatCall, formatFields } from '../../model/type-text';

/** The sender of a handler's writes, which decides which wallet client works with it. */
export type Senders = 'none' | 'address' | 'client' | 'both';

/** Derives it from `@sender`: an address among the parameters, the account of the wallet client, or both. */
export function sendersOf({ class: { methods } }: Handler): Senders {
  const senders = methods.flatMap(({ sender }) => (sender === null ? [] : [sender === 'walletClient.account']));
  if (senders.length === 0) return 'none';
  return senders.every((client) => client) ? 'client' : senders.some((client) => client) ? 'both' : 'address';
}

const words: Readonly<Record<Senders, string>> = {
  none: 'This handler only reads, so the wallet client needs no account.',
  address:
    "The writes take the sender's address, and viem asks the wallet behind the client to send. That is why the sample uses a browser wallet. With a private key in Node, see [local accounts](/third-party/viem#local-accounts).",
  client:
    'The writes send from the account of the wallet client: in a browser [the connected one](/getting-started#with-an-account-in-the-wallet-client). With a key in Node, viem [checks no chain](/guides/errors-and-retries#chain-mismatch).',
  both: "Some writes send from the wallet client's account; others take an address and ask the wallet to send. A browser wallet works for both if the client has its account. With a private key in Node, see [local accounts](/third-party/viem#local-accounts).",
};

/** What the key of the sample cannot do: `erc20Permit` takes its account as an address. */
const keyWords = ' `erc20Permit` still [asks the node to sign](/third-party/viem#local-accounts).';

/** Writes how to get a handler: with a client that can send its writes, on a chain where it has an address. */
export function handlerConstruction(reference: Reference, handler: Handler): string {
  const { class: handlerClass, facts, module } = handler;
  const { upstream, layout } = reference.surface;
  const file = module.path.split('/').at(-1);
  const senders = sendersOf(handler);
  const allows = senders === 'client' && handlerClass.methods.some(({ approvals }) => approvals.some(needsAllowance));
  const chain = `Chain.${chainOf(reference, handler)}`;
  const named = ['Chain', layout.client, senders === 'both' || senders === 'client' ? 'VIEM_CHAINS' : layout.helpers];
  const imports = [
    formatFields('import ', named, ` from '${upstream.package}';`),
    `import { ${handlerClass.name} } from '${upstream.package}/handlers/${file}';`,
  ];
  const ways = [
    '',
    `// 1. from a client`,
    formatCall(`const client = new ${layout.client}`, [chain, 'walletClient', 'publicClient'], ';'),
    `const fromClient = client.${facts.clientProperty};`,
    '',
    `// 2. alone`,
    formatCall(`const alone = new ${handlerClass.name}`, [chain, 'walletClient', 'publicClient'], ';'),
  ];
  const clients = clientLines(layout.helpers, chain)[senders];
  return blocks(
    `A client has one of each handler. You can also create a handler alone, which keeps your bundle small. ${words[senders]}${allows ? keyWords : ''}`,
    codeBlock('ts', [...clients.first, ...imports, ...clients.then, ...ways].join('\n'), 'title="Two ways"'),
  );
}

/**
 * Returns Mainnet where the handler has an address there or takes any; otherwise its first chain that is not a testnet.
 */
function chainOf(reference: Reference, handler: Handler): string {
  const usable = chainSupport(reference, handler)?.filter(({ support }) => support.kind === 'address');
  if (usable === undefined || usable.some(({ chain }) => chain === 'Mainnet')) return 'Mainnet';
  const { members } = reference.enumeration('Chain');
  const live = usable.find(({ chain }) => members.some(({ name, facts }) => name === chain && facts.testnet === 'no'));
  const found = live ?? usable[0];
  if (found === undefined) throw new Error(`${handler.class.name} has no address on any chain`);
  return found.chain;
}

interface ClientLines {
  /** Imports above the SDK's. */
  readonly first: readonly string[];
  readonly then: readonly string[];
}

function clientLines(helpers: string, chain: string): Readonly<Record<Senders, ClientLines>> {
  const wallet = [`if (!window.ethereum) throw new Error('No wallet found in this browser');`];
  const viemClients = [
    `const chain = VIEM_CHAINS[${chain}];`,
    `const walletClient = createWalletClient({ account, chain, transport });`,
    `const publicClient = createPublicClient({ chain, transport });`,
  ];
  return {
    none: {
      first: [],
      then: [
        '',
        formatFields('const config = ', [`chain: ${chain}`, 'rpcUrls: [process.env.RPC_URL as string]'], ';'),
        `const walletClient = ${helpers}.createWalletClient(config);`,
        `const publicClient = ${helpers}.createPublicClient(config);`,
      ],
    },
    address: {
      first: [`import 'viem/window';`],
      then: [
        '',
        ...wallet,
        `const config = { chain: ${chain}, provider: window.ethereum };`,
        `const walletClient = ${helpers}.createWalletClient(config);`,
        `const publicClient = ${helpers}.createPublicClient(config);`,
      ],
    },
    client: {
      first: [],
      then: [
        `import { createPublicClient, createWalletClient, http, type Hex } from 'viem';`,
        `import { privateKeyToAccount } from 'viem/accounts';`,
        '',
        `const account = privateKeyToAccount(process.env.PRIVATE_KEY as Hex);`,
        `const transport = http(process.env.RPC_URL);`,
        ...viemClients,
      ],
    },
    both: {
      first: [`import 'viem/window';`],
      then: [
        `import { createPublicClient, createWalletClient, custom } from 'viem';`,
        '',
        ...wallet,
        `const [account] = await window.ethereum.request({`,
        `  method: 'eth_requestAccounts',`,
        `});`,
        `if (!account) throw new Error('The wallet shared no account');`,
        '',
        `const transport = custom(window.ethereum);`,
        ...viemClients,
      ],
    },
  };
}
