import { BLANK_RECORD, type SearchIndex, type SearchPage, type SearchRecord } from './record';

/** A small index for tests: one handler, its contract, an error, an address, a chain and a guide. */
const page = (route: string, title: string, trail: string, property = '', keywords = ''): SearchPage => ({
  route,
  title,
  trail,
  property,
  keywords,
});

const pages: readonly SearchPage[] = [
  page('/api/chains/constants', 'Chains', 'Constants', '', 'supported chains, networks'),
  page('/api/contracts/abis/mainnet/VaultV1', 'VaultV1', 'Contract ABIs'),
  page('/api/contracts/addresses', 'Contract addresses', 'Constants'),
  page('/api/contracts/handlers/vault-handler', 'VaultHandler', 'Handlers', 'vault'),
  page('/api/reverts', 'Reverts', ''),
  page('/guides/', 'Guides', ''),
];

const record = (
  page: number,
  kind: SearchRecord['kind'],
  name: string,
  rest: Partial<SearchRecord> = {},
): SearchRecord => ({
  kind,
  name,
  page,
  ...BLANK_RECORD,
  owner: pages[page]?.title ?? '',
  ...rest,
});

export const TOPIC = `0x${'ab'.repeat(32)}`;
export const ADDRESS = '0xD9A442856C234a39a81a089C06451EBAa4306a72';
export const CODE = '0x3b2fdfdefe919dbcce0bc5ac426097d5523b8afa';

export const sampleIndex: SearchIndex = {
  pages,
  records: [
    record(0, 'page', 'Chains', { text: 'Chain ids and the viem chains behind them.' }),
    record(0, 'chain', 'Mainnet', {
      anchor: 'Chain-Mainnet',
      owner: 'Chain',
      chain: 'Mainnet',
      aliases: ['1'],
      detail: 'chain id 1',
    }),
    record(1, 'contract', 'VaultV1', { text: 'Holds ETH and gives shares.' }),
    record(1, 'abi-function', 'depositETH', {
      anchor: 'depositETH',
      hex: ['0xf6326fb3'],
      detail: '(address receiver)',
    }),
    record(1, 'abi-function', 'getRateInQuote', {
      anchor: 'getRateInQuote',
      hex: ['0x1dcbb110'],
      detail: '(address quote)',
    }),
    record(1, 'abi-function', 'deposit', { anchor: 'deposit-uint256-address', hex: ['0x6e553f65'] }),
    record(1, 'event', 'Deposited', { anchor: 'event-Deposited', hex: [TOPIC] }),
    record(2, 'address', 'Vault', {
      anchor: 'CONTRACT_ADDRESSES-Mainnet-Vault',
      owner: 'CONTRACT_ADDRESSES',
      chain: 'Mainnet',
      hex: [ADDRESS, CODE],
    }),
    record(3, 'handler', 'VaultHandler', { aliases: ['vault', 'Vault'], text: 'Mints shares for ETH.' }),
    record(3, 'method', 'depositETH', {
      anchor: 'depositETH',
      owner: 'VaultHandler',
      mentions: 3,
      detail: '(value: bigint)',
      text: 'Pays ETH and mints shares.',
    }),
    record(4, 'error', 'InvalidAmount', {
      anchor: 'error-InvalidAmount',
      owner: 'VaultV1',
      hex: ['0x2c5211c6'],
      detail: '()',
      text: 'The amount is zero.',
    }),
    record(4, 'revert', 'ERC20: insufficient allowance', {
      anchor: 'text-ERC20-insufficient-allowance',
      owner: 'any contract',
    }),
    record(4, 'revert', 'Panic(0x11)', { anchor: 'panic-0x11', owner: 'any contract' }),
    record(5, 'page', 'Guides', { text: 'Approve a token before a deposit; the spender is the vault.' }),
    record(5, 'section', 'Approve a token', {
      anchor: 'approve-a-token',
      text: 'The allowance must cover the amount.',
      words: 'multisig',
    }),
  ],
};
