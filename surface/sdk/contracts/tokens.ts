import type { Address } from 'viem';
import { Chain } from '../chains/constants';

/**
 * The ERC-20 tokens for which the SDK has an address on at least one chain. UniFi shares are in {@link UnifiToken}.
 *
 * A member is a key of {@link TOKENS_ADDRESSES} and {@link TOKENS_PERMIT_VERSION}. The name says nothing about the
 * chain: look up the address for the chain of your client, and treat a missing or zero address as "not deployed".
 * Decimals are given where a public source states them; elsewhere read `decimals()` of the token.
 *
 * @warning {@link TOKENS_ADDRESSES} is typed as if every token existed on every chain. Where there is no entry a
 * handler bound to that token [sends without `to`](/getting-started#no-target) instead of failing.
 */
export enum Token {
  /**
   * Dollar stablecoin of Tether, stored for Mainnet and, as test copies, for Holesky and Sepolia.
   *
   * Its decimals on Mainnet are those of Uniswap's public token list of August 2026. Read `decimals()` of the test
   * copies.
   *
   * @decimals 6
   */
  USDT = 'USDT',
  /**
   * Dollar stablecoin of Circle, with an address on Mainnet and a test copy on Holesky.
   *
   * Its decimals on Mainnet are those of Uniswap's public token list of August 2026. Read `decimals()` of the test
   * copy.
   *
   * @decimals 6
   */
  USDC = 'USDC',
  /**
   * Dollar stablecoin of MakerDAO, with an address on Mainnet and a test copy on Holesky.
   *
   * Its decimals on Mainnet are those of Uniswap's public token list of August 2026. Read `decimals()` of the test
   * copy.
   *
   * @decimals 18
   */
  DAI = 'DAI',
  /**
   * Wrapped ETH: the asset of the pufETH vault and what every pufETH exit pays. Default token of
   * {@link ERC20PermitHandler}; the Holesky address differs from the public deployments list.
   *
   * Stored for Mainnet, Holesky and Hoodi. Before you approve on Holesky, read the vault's `asset()` to see which
   * address it uses.
   *
   * @decimals 18
   */
  WETH = 'WETH',
  /**
   * Liquid staking token of Lido, accepted for pufETH through {@link PufferDepositorHandler.depositStETH}.
   *
   * Balances follow the shares an account holds, so a transfer can arrive 1 or 2 wei short. Stored for Mainnet and
   * Holesky.
   *
   * @decimals 18
   */
  stETH = 'stETH',
  /**
   * Wrapped stETH, accepted for pufETH through {@link PufferDepositorHandler.depositWstETH}.
   *
   * Stored for Mainnet and Holesky. The depositor source names the mainnet token as a constant, so what a wstETH
   * deposit does on Holesky is unknown.
   *
   * @decimals 18
   */
  wstETH = 'wstETH',
  /**
   * Liquid staking token of ether.fi, stored for Mainnet and Holesky.
   *
   * Its name and decimals on Mainnet are those of public token lists of October 2025 that quote CoinGecko and
   * Etherscan. Read `decimals()` of the Holesky token.
   *
   * @decimals 18
   */
  eETH = 'eETH',
  /**
   * Staked ETH token of Coinbase, usable on Mainnet alone.
   *
   * On Holesky the table holds the zero address as a placeholder.
   *
   * Its name and decimals on Mainnet are those of Uniswap's public token list of August 2026.
   *
   * @decimals 18
   */
  cbETH = 'cbETH',
  /**
   * Token of AltLayer, stored for Mainnet and Holesky.
   *
   * Its name and decimals on Mainnet are those of Uniswap's public token list of August 2026. Read `decimals()` of the
   * Holesky token.
   *
   * @decimals 18
   */
  ALT = 'ALT',
  /**
   * Third-party token with a pufETH/wstETH name, stored for Mainnet; the one token whose permit domain carries a salt,
   * see {@link TOKENS_SALT}.
   *
   * On Holesky the table holds the zero address as a placeholder.
   *
   * @decimals unknown
   * @inferred public integrations name this address the pufETH/wstETH pool of Curve, and the version of its permit
   * domain is that of Curve's StableSwap-NG source, which fixes 18 decimals; read `decimals()` to be sure
   */
  pufETHwstE = 'pufETHwstE',
  /**
   * Share of the Puffer vault, minted for ETH, WETH, stETH and wstETH; a bridged token outside Mainnet and Holesky.
   *
   * On Mainnet and Holesky its address is the vault itself, `CONTRACT_ADDRESSES[chain].PufferVault`. On Base, HyperEVM,
   * Monad, TAC, Arbitrum, Soneium and Berachain it is a bridged token without the vault's functions. Arbitrum, TAC and
   * Monad share one address, and the HyperEVM address is that of {@link Token.PUFFER} on BNB Smart Chain: always store
   * the chain with it.
   *
   * @decimals 18
   * @inferred 18 decimals on Base and Monad follow from the token standard that Puffer's deployments list names. On
   * HyperEVM and TAC Puffer's deployment files, and on Arbitrum, Soneium and Berachain its deployment transactions,
   * show 18
   */
  pufETH = 'pufETH',
  /**
   * Bridged form of pufETH, stored for Mainnet, Base, BNB Smart Chain, ApeChain and Zircuit.
   *
   * It is a separate token with its own addresses: a function that takes pufETH does not take xPufETH. The only
   * redemption in public source is on Mainnet. Approve xPufETH to the contract that its `lockbox()` names, and call
   * `withdraw(amount)` there: it pays pufETH 1:1 to anyone, while xPufETH is open and the contract holds pufETH. Never
   * transfer tokens to it: they stay there. Puffer's scripts call this token (on Mainnet, Base and BNB Smart Chain) and
   * its lockbox deprecated. Compare the lockbox's pufETH with the supply of xPufETH on all chains: bridges mint up to
   * limits and check no backing (read in public source, not run).
   *
   * @decimals 18
   */
  xPufETH = 'xPufETH',
  /**
   * Share of the Concrete vault behind {@link ConcreteVaultHandler}, whose address is this token.
   *
   * On Holesky the table holds the zero address as a placeholder. It is the only value that `concreteVault.withToken`
   * takes. In Concrete's public source of November 2024 a share has 9 decimals more than the asset, 27 for pufETH; which
   * version is deployed is unknown, so read `decimals()`.
   *
   * @decimals unknown
   */
  ctTACpufETH = 'ctTACpufETH',
  /**
   * Share of the Lagoon vault behind {@link LagoonVaultHandler}, stored for Mainnet and TAC.
   *
   * The token and the vault are the same contract. The Mainnet contract is the pre-deposit vault; the vault on TAC is
   * another contract. On Holesky the table holds the zero address as a placeholder.
   *
   * @decimals 18
   * @inferred Lagoon's source fills the decimals of the asset up to 18, and the asset is taken to be pufETH; read
   * `decimals()` of the token
   */
  tacpufETH = 'tacpufETH',
  /**
   * Wrapped bitcoin, with a usable address on Mainnet only.
   *
   * On Holesky the table holds the zero address as a placeholder.
   *
   * Its decimals on Mainnet are those of Uniswap's public token list of August 2026.
   *
   * @decimals 8
   */
  WBTC = 'WBTC',
  /**
   * Bitcoin token of Lombard, with an address on Mainnet.
   *
   * On Holesky the table holds the zero address as a placeholder.
   *
   * Its name and decimals on Mainnet are those of public token lists of October 2025 that quote CoinGecko and
   * Etherscan.
   *
   * @decimals 8
   */
  LBTC = 'LBTC',
  /**
   * Bitcoin token of Threshold, with an address on Mainnet.
   *
   * On Holesky the table holds the zero address as a placeholder.
   *
   * Its name and decimals on Mainnet are those of Uniswap's public token list of August 2026.
   *
   * @decimals 18
   */
  tBTC = 'tBTC',
  /**
   * Wrapped bitcoin of Coinbase, with an address on Mainnet.
   *
   * On Holesky the table holds the zero address as a placeholder.
   *
   * Its name and decimals on Mainnet are those of Uniswap's public token list of August 2026.
   *
   * @decimals 8
   */
  cbBTC = 'cbBTC',
  /**
   * Bitcoin staking token called pumpBTC, with an address on Mainnet.
   *
   * On Holesky the table holds the zero address as a placeholder.
   *
   * Its name and decimals on Mainnet are those of public token lists of October 2025 that quote CoinGecko and
   * Etherscan.
   *
   * @decimals 8
   */
  pumpBTC = 'pumpBTC',
  /**
   * Bitcoin token of Solv, with an address on Mainnet.
   *
   * On Holesky the table holds the zero address as a placeholder.
   *
   * Its name and decimals on Mainnet are those of public token lists of October 2025 that quote CoinGecko and
   * Etherscan.
   *
   * @decimals 18
   */
  SolvBTC = 'SolvBTC',
  /**
   * Bitcoin token called FBTC, with an address on Mainnet.
   *
   * On Holesky the table holds the zero address as a placeholder.
   *
   * Its name and decimals on Mainnet are those of public token lists of October 2025 that quote CoinGecko and
   * Etherscan.
   *
   * @decimals 8
   */
  FBTC = 'FBTC',
  /**
   * Token of Puffer, locked with {@link VLPufferHandler.lock} and paid out by {@link CarrotVestingHandler.claim};
   * bridged on Base and BNB Smart Chain.
   *
   * Stored for Mainnet and, as bridged tokens, for Base and BNB Smart Chain. The BNB Smart Chain address is the same as
   * pufETH on HyperEVM. On Holesky the table holds the zero address as a placeholder.
   *
   * On Base and BNB Smart Chain Puffer's deployment files name these addresses and a token contract of 18 decimals.
   *
   * @decimals 18
   */
  PUFFER = 'PUFFER',
  /**
   * Vote-escrowed PUFFER, present in the Mainnet table only; no handler of the SDK uses it.
   *
   * @decimals unknown
   */
  vePUFFER = 'vePUFFER',
  /**
   * Puffer token that {@link CarrotStakingHandler} stakes and {@link CarrotVestingHandler} turns into PUFFER over time.
   *
   * Stored for Mainnet. On Holesky the table holds the zero address as a placeholder. Vesting sends the CARROT to the
   * dead address and cannot be undone.
   *
   * @decimals 18
   */
  CARROT = 'CARROT',
  /**
   * Dollar token of Level, with an address on Mainnet.
   *
   * On Holesky the table holds the zero address as a placeholder.
   *
   * Its name and decimals on Mainnet are those of public token lists of October 2025 that quote CoinGecko and
   * Etherscan.
   *
   * @decimals 18
   */
  lvlUSD = 'lvlUSD',
  /**
   * Staked form of lvlUSD, with an address on Mainnet.
   *
   * On Holesky the table holds the zero address as a placeholder.
   *
   * Its name and decimals on Mainnet are those of public token lists of October 2025 that quote CoinGecko and
   * Etherscan.
   *
   * @decimals 18
   */
  slvlUSD = 'slvlUSD',
  /**
   * Merkl wrapper of CARROT behind {@link MtwCarrotHandler}: only the Merkl distributor holds it, users receive CARROT.
   *
   * Sending it to the distributor takes CARROT from the sender and forfeits it. On Holesky the table holds the zero
   * address as a placeholder.
   *
   * @decimals 18
   */
  mtwCARROT = 'mtwCARROT',
  /**
   * Receipt for staked CARROT, one for one; its contract is the staker that {@link CarrotStakingHandler} calls.
   *
   * It cannot be approved or moved. On Holesky the table holds the zero address as a placeholder.
   *
   * @decimals 18
   */
  sCARROT = 'sCARROT',
  /**
   * Token of Chainlink, stored for the test networks of Base and OP only; there is no Mainnet entry.
   *
   * @decimals unknown
   * @inferred what the token is comes from its name; no public token list that was read has these test addresses
   */
  LINK = 'LINK',
  /**
   * Test token on Sepolia and OP Sepolia; it has no entry on any main network.
   *
   * @decimals unknown
   */
  TEST = 'TEST',
  /**
   * Validator ticket, which node operators deposit to run validators: {@link ValidatorTicketHandler} sells it,
   * {@link PufferProtocolHandler} takes it.
   *
   * The address is the ValidatorTicket contract itself, on Mainnet and Holesky.
   *
   * @decimals 18
   */
  VT = 'VT',
  /**
   * Token of EigenLayer, stored for Mainnet alone; a call on another chain has no address and raises no error.
   *
   * Its name and decimals on Mainnet are those of Uniswap's public token list of August 2026.
   *
   * @decimals 18
   */
  EIGEN = 'EIGEN',
  /**
   * Token of the ARPA network, stored for Mainnet alone; elsewhere a call is sent without `to`.
   *
   * Its name and decimals on Mainnet are those of Uniswap's public token list of August 2026.
   *
   * @decimals 18
   */
  ARPA = 'ARPA',
  /**
   * Vote-locked PUFFER behind {@link VLPufferHandler}: voting power that cannot be transferred.
   *
   * Stored for Mainnet only. On every other chain the handler has no address and sends without `to`.
   *
   * @decimals 18
   */
  vlPUFFER = 'vlPUFFER',
}

/**
 * The four vault shares of the Nucleus design, which `withToken` of the Nucleus handlers takes.
 *
 * Each has a BoringVault (the token itself), an accountant and a Teller in {@link VAULTS_ADDRESSES}, on Mainnet only.
 * The decimals of the shares are not in the SDK: read `decimals()` of the token through
 * {@link ERC20PermitHandler.getContract}, because the BoringVault ABI of the SDK leaves it out.
 */
export enum UnifiToken {
  /**
   * Share of the UniFi ETH vault: the BoringVault contract, and the spender to approve before a deposit into it.
   *
   * Default of every Nucleus handler with `withToken`. On Holesky the table holds the zero address as a placeholder.
   *
   * @decimals unknown
   */
  unifiETH = 'unifiETH',
  /**
   * Share of the UniFi USD vault; its BoringVault is both the token and the spender of deposits.
   *
   * On Holesky the table holds the zero address as a placeholder.
   *
   * @decimals unknown
   */
  unifiUSD = 'unifiUSD',
  /**
   * Share of the UniFi BTC vault; approve this contract, not the Teller, for the asset to be deposited.
   *
   * On Holesky the table holds the zero address as a placeholder.
   *
   * Its 8 decimals are a constructor argument in a public copy of Sourcify's record of the vault.
   *
   * @decimals 8
   */
  unifiBTC = 'unifiBTC',
  /**
   * Share of the fourth vault of the same kind, whose name in the SDK's source means Symbiotic pufETH.
   *
   * On Holesky the table holds the zero address as a placeholder.
   *
   * @decimals unknown
   */
  pufETHs = 'pufETHs',
}

/**
 * Any token name the SDK knows: the keys of {@link TOKENS_ADDRESSES} and what {@link ERC20PermitHandler.withToken}
 * accepts.
 */
export type AnyToken = Token | UnifiToken;

/**
 * The `version` that the SDK puts into the EIP-712 domain when it signs a permit for a token; an empty string means it
 * has none.
 *
 * The table is per token, not per chain, and an empty entry is not a guard. The SDK then still reads the nonce and, if
 * the token has one, asks the wallet for a signature over a domain without version. 17 of the 38 entries are empty. For
 * those tokens approve first and pass `isPreapproved: true` where a method offers it.
 *
 * @warning A version here does not mean that the token has a permit. vlPUFFER and tacpufETH have none, and the bridged
 * pufETH and PUFFER tokens are not expected to have one: use an approval for them.
 */
export const TOKENS_PERMIT_VERSION: { [key in AnyToken]: string } = {
  /**
   * USDT: no version, so the token must be approved.
   *
   * @permitSupport no - the SDK's source rules a permit out
   */
  [Token.USDT]: '',
  /**
   * USDC: no version, so the SDK cannot make a valid permit.
   *
   * @permitSupport yes, but not with the SDK - domain version 2 in Circle's public source, but the SDK signs without a
   * version, which the token refuses; approve instead
   */
  [Token.USDC]: '',
  /**
   * DAI: no version; a deposit must be approved first.
   *
   * @permitSupport no - the SDK's source rules out an ERC-2612 permit
   */
  [Token.DAI]: '',
  /**
   * WETH: no version, because wrapped ETH has approvals only.
   *
   * @permitSupport no - the SDK's source rules a permit out
   */
  [Token.WETH]: '',
  /**
   * stETH: domain version 2, used by every `depositStETH`.
   *
   * @permitSupport yes - domain version 2, read in Lido's public source
   * @permitDomain Liquid staked Ether 2.0
   */
  [Token.stETH]: '2',
  /**
   * wstETH: domain version 1, used by every `depositWstETH`.
   *
   * @permitSupport yes - ERC-2612 with domain version 1, read in Lido's public source
   * @permitDomain Wrapped liquid staked Ether 2.0
   */
  [Token.wstETH]: '1',
  /**
   * eETH: domain version 1.
   *
   * @permitSupport unknown - the token's source was not read
   */
  [Token.eETH]: '1',
  /**
   * cbETH: domain version 2.
   *
   * @permitSupport unknown - the token's source was not read
   */
  [Token.cbETH]: '2',
  /**
   * ALT: domain version 1 as the SDK has it.
   *
   * @permitSupport unknown - the token's source was not read
   */
  [Token.ALT]: '1',
  /**
   * pufETHwstE: domain version v7.0.0, together with the salt of {@link TOKENS_SALT}.
   *
   * @permitSupport unknown - the token's source was not read
   */
  [Token.pufETHwstE]: 'v7.0.0',
  /**
   * pufETH: domain version 1, true for the vault token and doubtful for the bridged ones.
   *
   * @permitSupport differs by chain - yes on Mainnet and Holesky (domain name pufETH); inferred no on HyperEVM, TAC,
   * Arbitrum, Soneium, Berachain, Base and Monad, from Puffer's source and deployment files
   * @permitDomain pufETH
   */
  [Token.pufETH]: '1',
  /**
   * xPufETH: domain version 1 on all its chains.
   *
   * @permitSupport yes - ERC-2612, domain name xPufETH
   * @permitDomain xPufETH
   */
  [Token.xPufETH]: '1',
  /**
   * ctTACpufETH: no version stored for the Concrete vault share.
   *
   * @permitSupport unknown - the contract's source was not compared
   */
  [Token.ctTACpufETH]: '',
  /**
   * tacpufETH: v0.5.0, which is the version of the vault software and not of a permit domain.
   *
   * @permitSupport no - inferred from Lagoon v0.5.0, which has no permit; approve instead
   */
  [Token.tacpufETH]: 'v0.5.0',
  /**
   * WBTC: no version stored.
   *
   * @permitSupport unknown - the token's source was not read
   */
  [Token.WBTC]: '',
  /**
   * LBTC: no version stored; approve it.
   *
   * @permitSupport unknown - the token's source was not read
   */
  [Token.LBTC]: '',
  /**
   * tBTC: no version stored, approvals only through the SDK.
   *
   * @permitSupport unknown - the token's source was not read
   */
  [Token.tBTC]: '',
  /**
   * cbBTC: no version stored, so approve before a deposit.
   *
   * @permitSupport unknown - the token's source was not read
   */
  [Token.cbBTC]: '',
  /**
   * pumpBTC: no version stored in the SDK.
   *
   * @permitSupport unknown - the token's source was not read
   */
  [Token.pumpBTC]: '',
  /**
   * SolvBTC: no version stored in the SDK.
   *
   * @permitSupport unknown - the token's source was not read
   */
  [Token.SolvBTC]: '',
  /**
   * FBTC: no version stored in the SDK.
   *
   * @permitSupport unknown - the token's source was not read
   */
  [Token.FBTC]: '',
  /**
   * PUFFER: domain version 1, true for the Mainnet token.
   *
   * @permitSupport differs by chain - yes on Mainnet (domain name PUFFER); inferred no on Base and Bsc, from
   * Puffer's source and deployment files
   * @permitDomain PUFFER
   */
  [Token.PUFFER]: '1',
  /**
   * vePUFFER: domain version 1 as the SDK has it, with no handler that would use it.
   *
   * @permitSupport unknown - the token's source was not read
   */
  [Token.vePUFFER]: '1',
  /**
   * CARROT: domain version 1, used when vesting starts with a permit.
   *
   * @permitSupport yes - ERC-2612, domain name Carrot
   * @permitDomain Carrot
   */
  [Token.CARROT]: '1',
  /**
   * lvlUSD: domain version 1 as the SDK has it.
   *
   * @permitSupport unknown - the token's source was not read
   */
  [Token.lvlUSD]: '1',
  /**
   * slvlUSD: left empty on purpose.
   *
   * @permitSupport unknown - the SDK's source says permit transactions of this token reverted
   */
  [Token.slvlUSD]: '',
  /**
   * mtwCARROT: no version; the wrapper has approvals only.
   *
   * @permitSupport no - the token source has no permit
   */
  [Token.mtwCARROT]: '',
  /**
   * sCARROT: no version; the receipt can neither be approved nor moved.
   *
   * @permitSupport no - the token source has no permit
   */
  [Token.sCARROT]: '',
  /**
   * LINK: no version stored for the test tokens.
   *
   * @permitSupport unknown - the token's source was not read
   */
  [Token.LINK]: '',
  /**
   * TEST: no version stored for this test token.
   *
   * @permitSupport unknown - the token's source was not read
   */
  [Token.TEST]: '',
  /**
   * VT: domain version 1, used when tickets are deposited for a node.
   *
   * @permitSupport yes - ERC-2612, domain name Puffer Validator Ticket
   * @permitDomain Puffer Validator Ticket
   */
  [Token.VT]: '1',
  /**
   * EIGEN: domain version 1 as the SDK has it.
   *
   * @permitSupport unknown - the token's source was not read
   */
  [Token.EIGEN]: '1',
  /**
   * ARPA: domain version 1 as the SDK has it.
   *
   * @permitSupport unknown - the token's source was not read
   */
  [Token.ARPA]: '1',
  /**
   * unifiETH: domain version 1 for permits over the vault share itself.
   *
   * @permitSupport yes - ERC-2612 with domain version 1, read in the solmate source that the vault builds on; the
   * deployed code was not compared
   */
  [UnifiToken.unifiETH]: '1',
  /**
   * unifiUSD: domain version 1, for the share and not for the deposited asset.
   *
   * @permitSupport yes - ERC-2612 with domain version 1, read in the solmate source that the vault builds on; the
   * deployed code was not compared
   */
  [UnifiToken.unifiUSD]: '1',
  /**
   * unifiBTC: domain version 1, for moving the share.
   *
   * @permitSupport yes - ERC-2612 with domain version 1, read in the solmate source that the vault builds on; the
   * deployed code was not compared
   */
  [UnifiToken.unifiBTC]: '1',
  /**
   * pufETHs: domain version 1, as for the three UniFi shares.
   *
   * @permitSupport yes - ERC-2612 with domain version 1, read in the solmate source that the vault builds on; the
   * deployed code was not compared
   */
  [UnifiToken.pufETHs]: '1',
  /**
   * vlPUFFER: a version is stored, but there is no permit to use it for.
   *
   * @permitSupport no - its EIP-712 domain (vlPUFFER, 1) serves vote delegation only
   */
  [Token.vlPUFFER]: '1',
};

/**
 * The `salt` of a token's permit domain, by token and chain id; only {@link Token.pufETHwstE} has one.
 *
 * The value has 32 bytes although it is typed `Address`. The entry for Holesky is all zeros, as the token has no
 * address there either.
 */
export const TOKENS_SALT = {
  [Token.pufETHwstE]: {
    [Chain.Mainnet]: '0x0e986ed5610121905f03fd3850cebcc00f66166fc3ab760acb4e087d735d9457',
    [Chain.Holesky]: '0x0000000000000000000000000000000000000000000000000000000000000000',
  },
} as unknown as Partial<{ [key in AnyToken]: { [chain in Chain]: Address } }>;

/**
 * Token addresses by token name and chain id, exactly as the SDK stores them.
 *
 * Letter case is mixed (checksummed and lower case), so compare with viem's `isAddressEqual`. The zero address is a
 * placeholder for "not deployed". For pufETH, VT, sCARROT, ctTACpufETH, tacpufETH and the four UniFi shares the token
 * is also the contract that a handler calls.
 *
 * @warning Most token and chain combinations have no entry, and the value is then `undefined` although the type says
 * `Address`. The same address can be another token on another chain.
 */
export const TOKENS_ADDRESSES = {
  [Token.VT]: {
    /**
     * @provenance agrees
     * @listed docs/deployments/mainnet.md:18 as ValidatorTicket (Proxy)
     * @implementation 0x44aad4a428661d15c3a983d2a8cbbdf62e6308ed
     * @note the same contract is `CONTRACT_ADDRESSES[chain].ValidatorTicket`
     */
    [Chain.Mainnet]: '0x7D26AD6F6BA9D6bA1de0218Ae5e20CD3a273a55A',
    /**
     * @provenance agrees
     * @listed docs/deployments/holesky.md:11 as ValidatorTicket (Proxy)
     * @implementation 0x55a5e647076bd7842c390e78b8925ec42ffe609c
     * @note the same contract is `CONTRACT_ADDRESSES[chain].ValidatorTicket`
     */
    [Chain.Holesky]: '0xB028194785178a94Fe608994A4d5AD84c285A640',
  },
  [Token.TEST]: {
    /**
     * @provenance only-in-sdk
     * @note the public deployments list has no page for this chain
     */
    [Chain.Sepolia]: '0xd26e3540a0a368845b234736a0700e0a5a821bba',
    /**
     * @provenance only-in-sdk
     * @note the public deployments list has no page for this chain
     */
    [Chain.OptimismSepolia]: '0x7Fa13D6CB44164ea09dF8BCc673A8849092D435b',
  },
  [Token.LINK]: {
    /**
     * @provenance only-in-sdk
     * @note the public deployments list has no page for this chain; the same address on Optimism Sepolia
     */
    [Chain.BaseSepolia]: '0xe4ab69c077896252fafbd49efd26b5d171a32410',
    /**
     * @provenance only-in-sdk
     * @note the public deployments list has no page for this chain; the same address on Base Sepolia
     */
    [Chain.OptimismSepolia]: '0xE4aB69C077896252FAFBD49EFD26B5D171A32410',
  },
  [Token.USDT]: {
    /**
     * @provenance only-in-sdk
     * @note third-party contract
     */
    [Chain.Mainnet]: '0xdac17f958d2ee523a2206206994597c13d831ec7',
    /**
     * @provenance only-in-sdk
     * @note third-party contract
     */
    [Chain.Holesky]: '0xd5bef2c64f418fd460319521d37862327122e3bc',
    /**
     * @provenance only-in-sdk
     * @note the public deployments list has no page for this chain
     */
    [Chain.Sepolia]: '0xaa8e23fb1079ea71e0a56f48a2aa51851d8433d0',
  },
  [Token.USDC]: {
    /**
     * @provenance only-in-sdk
     * @note third-party contract
     */
    [Chain.Mainnet]: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
    /**
     * @provenance only-in-sdk
     * @note third-party contract
     */
    [Chain.Holesky]: '0x64Cc0de0429bcb87e875905a0c313ec88f6d1d3E',
  },
  [Token.DAI]: {
    /**
     * @provenance only-in-sdk
     * @note third-party contract
     */
    [Chain.Mainnet]: '0x6b175474e89094c44da98b954eedeac495271d0f',
    /**
     * @provenance only-in-sdk
     * @note third-party contract
     */
    [Chain.Holesky]: '0x4478905505ddfb7eA1c8A9f46eAEC3695cE542ac',
  },
  [Token.WETH]: {
    /**
     * @provenance only-in-sdk
     * @note third-party contract
     */
    [Chain.Mainnet]: '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
    /**
     * @provenance differs
     * @note the public deployments list (docs/deployments/holesky.md:21) names
     * 0x35b1167b4d37931540f4e5189004d1756d1381b0 for WETH
     */
    [Chain.Holesky]: '0x1d181cBd1825e9eBC6AD966878D555A7215FF4F0',
    /**
     * @provenance only-in-sdk
     * @note the public deployments list has no page for this chain
     */
    [Chain.Hoodi]: '0x251609d3e04165CA5CfaBa5DEE70A4e47863D060',
  },
  [Token.stETH]: {
    /**
     * @provenance only-in-sdk
     * @note third-party contract
     */
    [Chain.Mainnet]: '0xae7ab96520de3a18e5e111b5eaab095312d7fe84',
    /**
     * @provenance only-in-sdk
     * @note third-party contract
     */
    [Chain.Holesky]: '0x3F1c547b21f65e10480dE3ad8E19fAAC46C95034',
  },
  [Token.wstETH]: {
    /**
     * @provenance only-in-sdk
     * @note third-party contract
     */
    [Chain.Mainnet]: '0x7f39C581F595B53c5cb19bD0b3f8dA6c935E2Ca0',
    /**
     * @provenance only-in-sdk
     * @note third-party contract
     */
    [Chain.Holesky]: '0x8d09a4502Cc8Cf1547aD300E066060D043f6982D',
  },
  [Token.eETH]: {
    /**
     * @provenance only-in-sdk
     * @note third-party contract
     */
    [Chain.Mainnet]: '0x35fa164735182de50811e8e2e824cfb9b6118ac2',
    /**
     * @provenance only-in-sdk
     * @note third-party contract
     */
    [Chain.Holesky]: '0x7ba2ee123b5977e3da040e1eacb3a61c82c17876',
  },
  [Token.cbETH]: {
    /**
     * @provenance only-in-sdk
     * @note third-party contract
     */
    [Chain.Mainnet]: '0xbe9895146f7af43049ca1c1ae358b0541ea49704',
    /**
     * @provenance placeholder
     */
    [Chain.Holesky]: '0x0000000000000000000000000000000000000000',
  },
  [Token.ALT]: {
    /**
     * @provenance only-in-sdk
     * @note third-party contract
     */
    [Chain.Mainnet]: '0x8457ca5040ad67fdebbcc8edce889a335bc0fbfb',
    /**
     * @provenance only-in-sdk
     * @note third-party contract
     */
    [Chain.Holesky]: '0xaf5588a571b42c7e50bd440d80f9bf94a4db94ee',
  },
  [Token.pufETHwstE]: {
    /**
     * @provenance only-in-sdk
     * @note third-party contract
     */
    [Chain.Mainnet]: '0xeeda34a377dd0ca676b9511ee1324974fa8d980d',
    /**
     * @provenance placeholder
     */
    [Chain.Holesky]: '0x0000000000000000000000000000000000000000',
  },
  [Token.pufETH]: {
    /**
     * @provenance agrees
     * @listed docs/deployments/mainnet.md:5 as PufferVault (Proxy)
     * @implementation 0x3b2fdfdefe919dbcce0bc5ac426097d5523b8afa
     * @codeCommit 71d50fe57bf11a0b6d00fe033d1df895f62c2022
     * @note the same contract is the vault, `CONTRACT_ADDRESSES[chain].PufferVault`
     */
    [Chain.Mainnet]: '0xd9a442856c234a39a81a089c06451ebaa4306a72',
    /**
     * @provenance agrees
     * @listed docs/deployments/monad.md:5 as pufETH (LayerZero's OFT) (Implementation)
     * @note listed as not proxied; pufETH has this address on TAC and Arbitrum too, and in the public deployments list
     * on Linea and MegaETH. They are separate contracts, on Arbitrum of another kind (Chainlink) than on the rest
     * (LayerZero)
     */
    [Chain.Monad]: '0x37D6382B6889cCeF8d6871A8b60E667115eDDBcF',
    /**
     * @provenance agrees
     * @listed docs/deployments/tac.md:5 as pufETH (LayerZero's OFT) (Implementation)
     * @note listed as not proxied; pufETH has this address on Monad and Arbitrum too, and in the public deployments
     * list on Linea and MegaETH. They are separate contracts, on Arbitrum of another kind (Chainlink) than on the rest
     * (LayerZero)
     */
    [Chain.TAC]: '0x37D6382B6889cCeF8d6871A8b60E667115eDDBcF',
    /**
     * @provenance agrees
     * @listed docs/deployments/hyperEVM.md:5 as pufETH (LayerZero's OFT) (Implementation)
     * @note listed as not proxied; on BNB Smart Chain this address is {@link Token.PUFFER}, and on Arbitrum a token
     * pool (public deployments list): keep the chain with the address
     */
    [Chain.HyperEVM]: '0x87d00066cf131ff54B72B134a217D5401E5392b6',
    /**
     * @provenance agrees
     * @listed docs/deployments/soneium.md:10 as pufETH(BurnMintERC677) (Implementation)
     * @codeCommit c6951ae3bb9ac9e375f9ee99c40cd32987f454df
     * @note listed as not proxied; on ApeChain this address is a Timelock (public deployments list)
     */
    [Chain.Soneium]: '0x6c460b2c6D6719562D5dA43E5152B375e79B9A8B',
    /**
     * @provenance agrees
     * @listed docs/deployments/base.md:11 as pufETH (LayerZero OFT) (Implementation)
     * @note listed as not proxied
     */
    [Chain.Base]: '0x30D91DF53cCCf07e3a5BF6862Db8CFBe1fCB21d3',
    /**
     * @provenance agrees
     * @listed docs/deployments/holesky.md:7 as PufferVault (pufETH) (Proxy)
     * @implementation 0xa1b887d28465bf24c82ef827f3e0592901513eb8
     * @note the same contract is the vault, `CONTRACT_ADDRESSES[chain].PufferVault`
     */
    [Chain.Holesky]: '0x9196830bB4c05504E0A8475A0aD566AceEB6BeC9',
    /**
     * @provenance agrees
     * @listed docs/deployments/arbitrum.md:10 as pufETH(BurnMintERC677) (Implementation)
     * @codeCommit 0cd03dc656bbf4e858e693b157db5914fb03f54f
     * @note listed as not proxied; pufETH has this address on Monad and TAC too, and in the public deployments list on
     * Linea and MegaETH. They are separate contracts, on Arbitrum of another kind (Chainlink) than on the rest
     * (LayerZero)
     */
    [Chain.Arbitrum]: '0x37D6382B6889cCeF8d6871A8b60E667115eDDBcF',
    /**
     * @provenance agrees
     * @listed docs/deployments/berachain.md:10 as pufETH(BurnMintERC677) (Implementation)
     * @codeCommit 913c91ce7f0d2edc4f643a11f692efebebf46c2b
     * @note listed as not proxied
     */
    [Chain.Berachain]: '0x417b0Ff8358Eb72867Da92225CaB99BCD5e6F205',
  },
  [Token.xPufETH]: {
    /**
     * @provenance agrees
     * @listed docs/deployments/mainnet.md:23 as xPufETH (Proxy)
     * @implementation 0x851040181734feec147c9ff878c921fdd7228942
     */
    [Chain.Mainnet]: '0xD7D2802f6b19843ac4DfE25022771FD83b5A7464',
    /**
     * @provenance agrees
     * @listed docs/deployments/bsc.md:14 as xPufETH (Proxy)
     * @implementation 0x17bc8c62383f2682d6177184e322cc677b23fd65
     */
    [Chain.Bsc]: '0x64274835D88F5c0215da8AADd9A5f2D2A2569381',
    /**
     * @provenance agrees
     * @listed docs/deployments/base.md:8 as xPufETH (Proxy)
     * @implementation 0x291aef5b7e28bb85dd43824cfcf6c091f7dc3b7f
     */
    [Chain.Base]: '0x23dA5F2d509cb43A59d43C108a43eDf34510eff1',
    /**
     * @provenance agrees
     * @listed docs/deployments/ape.md:14 as xPufETH (Proxy)
     * @implementation 0xf9dd335bf363b2e4ecfe3c94a86ebd7dd3dcf0e7
     */
    [Chain.ApeChain]: '0x6234E5ef39B12EFdFcbd99dd7F452F27F3fEAE3b',
    /**
     * @provenance agrees
     * @listed docs/deployments/zircuit.md:7 as xPufETH (Proxy)
     * @implementation 0x94e9c19b7643739df0ef7c2d39748480bbc57a2e
     */
    [Chain.Zircuit]: '0x9346A5043C590133FE900aec643D9622EDddBA57',
  },
  [Token.ctTACpufETH]: {
    /**
     * @provenance only-in-sdk
     * @note third-party contract; the same contract is `VAULTS_ADDRESSES.ctTACpufETH[chain].ConcreteMultiStrategyVault`
     */
    [Chain.Mainnet]: '0x78f314241df1ac151bfd0413eeb51979515f6abd',
    /**
     * @provenance placeholder
     */
    [Chain.Holesky]: '0x0000000000000000000000000000000000000000',
  },
  [Token.tacpufETH]: {
    /**
     * @provenance only-in-sdk
     * @note third-party contract; the same contract is `VAULTS_ADDRESSES.tacpufETH[chain].LagoonVault`
     */
    [Chain.Mainnet]: '0xf2e97704a567e003ed97f2d0976c45b2dda766a0',
    /**
     * @provenance only-in-sdk
     * @note third-party contract; the same contract is `VAULTS_ADDRESSES.tacpufETH[chain].LagoonVault`
     */
    [Chain.TAC]: '0x85AF3C2755f17bA26D7326E8069Bf10719441068',
    /**
     * @provenance placeholder
     */
    [Chain.Holesky]: '0x0000000000000000000000000000000000000000',
  },
  [Token.WBTC]: {
    /**
     * @provenance only-in-sdk
     * @note third-party contract
     */
    [Chain.Mainnet]: '0x2260fac5e5542a773aa44fbcfedf7c193bc2c599',
    /**
     * @provenance placeholder
     */
    [Chain.Holesky]: '0x0000000000000000000000000000000000000000',
  },
  [Token.LBTC]: {
    /**
     * @provenance only-in-sdk
     * @note third-party contract
     */
    [Chain.Mainnet]: '0x8236a87084f8b84306f72007f36f2618a5634494',
    /**
     * @provenance placeholder
     */
    [Chain.Holesky]: '0x0000000000000000000000000000000000000000',
  },
  [Token.tBTC]: {
    /**
     * @provenance only-in-sdk
     * @note third-party contract
     */
    [Chain.Mainnet]: '0x18084fbA666a33d37592fA2633fD49a74DD93a88',
    /**
     * @provenance placeholder
     */
    [Chain.Holesky]: '0x0000000000000000000000000000000000000000',
  },
  [Token.cbBTC]: {
    /**
     * @provenance only-in-sdk
     * @note third-party contract
     */
    [Chain.Mainnet]: '0xcbB7C0000aB88B473b1f5aFd9ef808440eed33Bf',
    /**
     * @provenance placeholder
     */
    [Chain.Holesky]: '0x0000000000000000000000000000000000000000',
  },
  [Token.pumpBTC]: {
    /**
     * @provenance only-in-sdk
     * @note third-party contract
     */
    [Chain.Mainnet]: '0xf469fbd2abcd6b9de8e169d128226c0fc90a012e',
    /**
     * @provenance placeholder
     */
    [Chain.Holesky]: '0x0000000000000000000000000000000000000000',
  },
  [Token.SolvBTC]: {
    /**
     * @provenance only-in-sdk
     * @note third-party contract
     */
    [Chain.Mainnet]: '0x7a56e1c57c7475ccf742a1832b028f0456652f97',
    /**
     * @provenance placeholder
     */
    [Chain.Holesky]: '0x0000000000000000000000000000000000000000',
  },
  [Token.FBTC]: {
    /**
     * @provenance only-in-sdk
     * @note third-party contract
     */
    [Chain.Mainnet]: '0xC96dE26018A54D51c097160568752c4E3BD6C364',
    /**
     * @provenance placeholder
     */
    [Chain.Holesky]: '0x0000000000000000000000000000000000000000',
  },
  [Token.PUFFER]: {
    /**
     * @provenance agrees
     * @listed docs/deployments/mainnet.md:39 as PUFFER Token (Implementation)
     * @note listed as not proxied
     */
    [Chain.Mainnet]: '0x4d1c297d39c5c1277964d0e3f8aa901493664530',
    /**
     * @provenance agrees
     * @listed docs/deployments/bsc.md:15 as PUFFER (LayerZero's OFT) (Implementation)
     * @note listed as not proxied; on HyperEVM this address is {@link Token.pufETH}, and on Arbitrum a token pool
     * (public deployments list): keep the chain with the address
     */
    [Chain.Bsc]: '0x87d00066cf131ff54B72B134a217D5401E5392b6',
    /**
     * @provenance agrees
     * @listed docs/deployments/base.md:10 as PUFFER (LayerZero OFT) (Implementation)
     * @note listed as not proxied; on Berachain this address is a token pool (public deployments list)
     */
    [Chain.Base]: '0x8dA0baE597aC15fB0924713b1e3c1F624474F3E4',
    /**
     * @provenance placeholder
     */
    [Chain.Holesky]: '0x0000000000000000000000000000000000000000',
  },
  [Token.vePUFFER]: {
    /**
     * @provenance agrees
     * @listed docs/deployments/mainnet.md:42 as vePUFFER Contract (Proxy)
     * @implementation 0x218431f9edde0ad29134ff5316258c7eeedbd516
     */
    [Chain.Mainnet]: '0xA55eD5808aeCDF23AE3782C1443185f5D2363ce7',
  },
  [Token.CARROT]: {
    /**
     * @provenance agrees
     * @listed docs/deployments/mainnet.md:28 as CARROT (Implementation)
     * @codeCommit c63c542b791f9e1d76b00a328e1c48ce579888c0
     * @note listed as not proxied
     */
    [Chain.Mainnet]: '0x282a69142bac47855c3fbe1693fcc4ba3b4d5ed6',
    /**
     * @provenance placeholder
     */
    [Chain.Holesky]: '0x0000000000000000000000000000000000000000',
  },
  [Token.lvlUSD]: {
    /**
     * @provenance only-in-sdk
     * @note third-party contract
     */
    [Chain.Mainnet]: '0x7C1156E515aA1A2E851674120074968C905aAF37',
    /**
     * @provenance placeholder
     */
    [Chain.Holesky]: '0x0000000000000000000000000000000000000000',
  },
  [Token.slvlUSD]: {
    /**
     * @provenance only-in-sdk
     * @note third-party contract
     */
    [Chain.Mainnet]: '0x4737d9b4592b40d51e110b94c9c043c6654067ae',
    /**
     * @provenance placeholder
     */
    [Chain.Holesky]: '0x0000000000000000000000000000000000000000',
  },
  [Token.mtwCARROT]: {
    /**
     * @provenance only-in-sdk
     */
    [Chain.Mainnet]: '0x8A5A5DE9db5770123Ff2145F59e9F20047f0A8EC',
    /**
     * @provenance placeholder
     */
    [Chain.Holesky]: '0x0000000000000000000000000000000000000000',
  },
  [Token.sCARROT]: {
    /**
     * @provenance agrees
     * @listed docs/deployments/mainnet.md:29 as sCARROT (Implementation)
     * @codeCommit 40b7fccbca1fac383b05dc2bbf3dd2f03280def9
     * @note listed as not proxied; the same contract is `CONTRACT_ADDRESSES[chain].CarrotStaker`
     */
    [Chain.Mainnet]: '0x99c599227c65132822f0290d9e5b4b0430d6c0d6',
    /**
     * @provenance placeholder
     */
    [Chain.Holesky]: '0x0000000000000000000000000000000000000000',
  },
  [Token.EIGEN]: {
    /**
     * @provenance only-in-sdk
     * @note third-party contract
     */
    [Chain.Mainnet]: '0xec53bF9167f50cDEB3Ae105f56099aaaB9061F83',
  },
  [Token.ARPA]: {
    /**
     * @provenance only-in-sdk
     * @note third-party contract
     */
    [Chain.Mainnet]: '0xBA50933C268F567BDC86E1aC131BE072C6B0b71a',
  },
  [UnifiToken.unifiETH]: {
    /**
     * @provenance agrees
     * @listed docs/deployments/mainnet.md:65 as BoringVault (unifiETH) (Implementation)
     * @note listed as not proxied; the same contract is `VAULTS_ADDRESSES.unifiETH[chain].NucleusBoringVault`
     */
    [Chain.Mainnet]: '0x196ead472583bc1e9af7a05f860d9857e1bd3dcc',
    /**
     * @provenance placeholder
     */
    [Chain.Holesky]: '0x0000000000000000000000000000000000000000',
  },
  [UnifiToken.unifiUSD]: {
    /**
     * @provenance agrees
     * @listed docs/deployments/mainnet.md:68 as BoringVault (unifiUSD) (Implementation)
     * @note listed as not proxied; the same contract is `VAULTS_ADDRESSES.unifiUSD[chain].NucleusBoringVault`
     */
    [Chain.Mainnet]: '0x82c40e07277eBb92935f79cE92268F80dDc7caB4',
    /**
     * @provenance placeholder
     */
    [Chain.Holesky]: '0x0000000000000000000000000000000000000000',
  },
  [UnifiToken.unifiBTC]: {
    /**
     * @provenance agrees
     * @listed docs/deployments/mainnet.md:71 as BoringVault (unifiBTC) (Implementation)
     * @note listed as not proxied; the same contract is `VAULTS_ADDRESSES.unifiBTC[chain].NucleusBoringVault`
     */
    [Chain.Mainnet]: '0x170d847a8320f3b6a77ee15b0cae430e3ec933a0',
    /**
     * @provenance placeholder
     */
    [Chain.Holesky]: '0x0000000000000000000000000000000000000000',
  },
  [UnifiToken.pufETHs]: {
    /**
     * @provenance agrees
     * @listed docs/deployments/mainnet.md:74 as BoringVault (pufETHs) (Implementation)
     * @note listed as not proxied; the same contract is `VAULTS_ADDRESSES.pufETHs[chain].NucleusBoringVault`
     */
    [Chain.Mainnet]: '0x62a4ce0722ee65635c0f8339dd814d549b6f6735',
    /**
     * @provenance placeholder
     */
    [Chain.Holesky]: '0x0000000000000000000000000000000000000000',
  },
  [Token.vlPUFFER]: {
    /**
     * @provenance agrees
     * @listed docs/deployments/mainnet.md:40 as vlPUFFER Contract (Implementation)
     * @note listed as not proxied
     */
    [Chain.Mainnet]: '0x1e168460ea0cf3f126ddd3183dc2e376515a5e91',
  },
} as unknown as { [key in AnyToken]: { [chain in Chain]: Address } };
