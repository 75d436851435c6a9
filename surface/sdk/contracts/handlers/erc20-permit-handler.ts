import type { Address, GetContractReturnType, Hash, Hex, PublicClient, WalletClient } from 'viem';
import type { Chain } from '../../chains/constants';
import type { ERC20Permit } from '../abis/mainnet/ERC20Permit';
import type { PermitData } from '../common/lib/types';
import type { AnyToken } from '../tokens';

/**
 * Approves or signs permits for any token of {@link TOKENS_ADDRESSES}, which is what most deposits need first.
 *
 * Choose the token with {@link ERC20PermitHandler.withToken}; before any choice it is WETH. An approval is a
 * transaction that anyone can make, contract wallets included. A permit is a free signature that another call carries
 * to the chain; it works for tokens with ERC-2612 support and for accounts that sign with their own key.
 *
 * For balances, allowances and transfers of a token use {@link ERC20PermitHandler.getContract}.
 *
 * @client erc20Permit
 * @contract ERC20Permit
 * @address TOKENS_ADDRESSES[selected token][chain]
 * @start withToken, approve, getPermitData, getPermitSignature, nonces
 * @warning Await each call before you choose the next token, or make one handler per token.
 * {@link ERC20PermitHandler.withToken} changes the handler itself, for every later call. Two calls started together can
 * mix their tokens: a permit for one is then signed with the address and version of the other.
 * @warning A token without an address on the chain is not refused. Calls are sent without `to`, and an approval
 * [reaches no contract](/getting-started#no-target). 21 token entries on Holesky hold the zero address:
 * reads fail there, and an approval is sent to the zero address. On Linea no token has an address. Check
 * `TOKENS_ADDRESSES[token][chain]` first.
 * @warning A local private key in the wallet client is not used. viem gets only the owner's address and asks the wallet
 * behind the transport for permits (`eth_signTypedData_v4`) and approvals (`eth_sendTransaction`). Over a public RPC
 * both fail. With a local key, approve through {@link ERC20PermitHandler.getContract} with the account object.
 */
export declare class ERC20PermitHandler {
  /**
   * Prepares token approvals and permits on one chain, with WETH as the chosen token; sends no request.
   *
   * @param chain - Chain whose token addresses are used; its id also goes into the permits.
   * @param walletClient - Signs permits and approvals. It needs no stored account: the owner is a parameter.
   * @param publicClient - Reads nonces and names.
   */
  constructor(chain: Chain, walletClient: WalletClient, publicClient: PublicClient);

  /**
   * Chooses the token that all following calls on this handler are about.
   *
   * @param token - Token to work with. It should have an address on the handler's chain; this is not checked.
   * @returns The same handler, not a copy, for chaining.
   * @warning Choose the token again right before each use. The choice stays until the next one, for all code that
   * shares the handler, such as `pufferClient.erc20Permit`.
   */
  withToken(token: AnyToken): this;

  /**
   * Returns the viem contract instance of the chosen token, for its balance, allowance, decimals and transfers.
   *
   * Only the instance has `allowance`, `balanceOf`, `decimals`, `symbol`, `totalSupply`, `DOMAIN_SEPARATOR`,
   * `eip712Domain`, and the writes `permit`, `transfer`, `transferFrom`. For example
   * `getContract().read.balanceOf([address])`. Not every token has all of them: a token without permit has no `nonces`.
   *
   * The instance keeps its token when {@link ERC20PermitHandler.withToken} is called later.
   *
   * @returns Contract instance bound to both clients. Its address is `undefined` when the token has none on the chain.
   */
  getContract(): GetContractReturnType<typeof ERC20Permit, { public: PublicClient; wallet: WalletClient }, Address>;

  /**
   * Reads the nonce that an account's next permit for the chosen token must carry.
   *
   * {@link ERC20PermitHandler.getPermitSignature} reads it itself. Each accepted permit raises it by one.
   *
   * @param account - Owner of the tokens.
   * @returns Next nonce; 0 for an account that never used a permit of this token.
   * @unit return - count of permits used so far
   * @calls ERC20Permit.nonces(address)
   * @warning A token without permit has no such function, and the read fails.
   */
  nonces(account: Address): Promise<bigint>;

  /**
   * Asks the wallet to sign a permit that lets `spenderAddress` move `value` of the owner's chosen token, and returns
   * the raw signature. Nothing is sent on chain.
   *
   * The method reads the owner's nonce and the token's name, then asks for an EIP-712 signature. The permit is valid
   * for two hours by the local clock and for one use. Nothing checks that the wallet is on the handler's chain before
   * it signs. To pass the permit on to a method of the SDK, use {@link ERC20PermitHandler.getPermitData}, which returns
   * it in the right shape.
   *
   * @param ownerAddress - Owner of the tokens. The wallet signs with this account.
   * @param spenderAddress - Contract that will move the tokens. It cannot use a permit for another contract.
   * @param value - Allowance to sign.
   * @unit value - base units of the chosen token
   * @returns Signature parts and the deadline. `v` is missing if the wallet returns 0 or 1 for it: use `yParity`.
   * @unit return.deadline - unix seconds, 7200 after now
   * @unit return.v - 27 or 28
   * @unit return.yParity - 0 or 1
   * @calls ERC20Permit.nonces(address)
   * @calls ERC20Permit.name()
   * @signs EIP-712 `Permit(owner, spender, value, nonce, deadline)` of the chosen token for `spenderAddress`, deadline
   * two hours ahead. Domain: the token's `name()`, its version in {@link TOKENS_PERMIT_VERSION}, the chain id, the
   * token address, and a salt for {@link Token.pufETHwstE}
   * @reverts InvalidShortString - not expected for users
   * @reverts StringTooLong - not expected for users
   * @warning Use {@link ERC20PermitHandler.approve} for tokens with an empty version in {@link TOKENS_PERMIT_VERSION}.
   * These are 17 of 38, among them USDC, USDT, DAI and WETH. They are not refused: either the nonce cannot be read, or
   * the wallet signs over a domain without version, which the token is not expected to accept.
   * @warning A version in the table does not prove a permit, and it is per token, not per chain. Use an approval for
   * vlPUFFER and tacpufETH, for pufETH outside Mainnet and Holesky, and for PUFFER outside Mainnet: the public sources
   * show no permit there.
   * @warning Contract wallets cannot give this signature. They must approve instead.
   * @warning Anyone who holds the signature can use it until the deadline. Sign for the exact amount.
   * @inferred That tacpufETH, and pufETH on Base and Monad, have no permit follows from Lagoon's source and from
   * LayerZero's token standard. For the other bridged pufETH and PUFFER tokens Puffer's deployment files show none.
   */
  getPermitSignature(
    ownerAddress: Address,
    spenderAddress: Address,
    value: bigint,
  ): Promise<
    | { deadline: bigint; r: Hex; s: Hex; v: bigint; yParity: number }
    | { deadline: bigint; r: Hex; s: Hex; yParity: number; v?: undefined }
  >;

  /**
   * Asks the wallet to sign a permit for the chosen token and returns it as {@link PermitData}, ready for the methods
   * that take one.
   *
   * These are {@link ValidatorTicketHandler.purchaseValidatorTicketWithPufETHAndPermit},
   * {@link PufferProtocolHandler.depositValidatorTickets}, {@link PufferProtocolHandler.registerValidatorKey},
   * {@link VLPufferHandler.createLockWithPermit}, {@link CarrotVestingHandler.startVestingWithPermit},
   * {@link NucleusTellerHandler.depositWithPermit} and {@link NucleusBoringVaultHandler.permit}. The deposit methods
   * with their own permit path make the permit themselves.
   *
   * The reads, the signature and its limits are those of {@link ERC20PermitHandler.getPermitSignature}.
   *
   * @param ownerAddress - Owner of the tokens. The wallet signs with this account. It must also send the transaction
   * that carries the permit, except for {@link NucleusBoringVaultHandler.permit}.
   * @param spenderAddress - Contract that the permit will be passed to.
   * @param value - Allowance to sign.
   * @unit value - base units of the chosen token
   * @returns Deadline (now + 7200 seconds), the signature, and `value` as `amount`.
   * @calls ERC20Permit.nonces(address)
   * @calls ERC20Permit.name()
   * @signs EIP-712 `Permit(owner, spender, value, nonce, deadline)` of the chosen token for `spenderAddress`, deadline
   * two hours ahead
   * @warning Most contracts ignore a permit that fails and then report a missing allowance. Check token, spender, chain
   * and version before signing.
   * @warning Add 27 to `v` if the wallet returns 0 or 1 for it. The SDK passes that number on, but contracts accept
   * only 27 or 28 and refuse the permit.
   * @warning Not for tokens with an empty version in {@link TOKENS_PERMIT_VERSION} and not for contract wallets: use
   * {@link ERC20PermitHandler.approve}.
   * @warning Make one permit after the other. Choose no other token between {@link ERC20PermitHandler.withToken} and
   * the end of this call.
   */
  getPermitData(ownerAddress: Address, spenderAddress: Address, value: bigint): Promise<PermitData>;

  /**
   * Lets `spenderAddress` take up to `value` of the owner's chosen token. Replaces the allowance it had; 0 withdraws
   * it.
   *
   * The transaction is sent at once from `ownerAddress`. The promise resolves with its hash and does not wait for the
   * receipt: wait for that before the call that spends the tokens. viem refuses a wallet on another network than the
   * handler's chain with `ContractFunctionExecutionError`.
   *
   * @param ownerAddress - Owner of the tokens; sends the transaction.
   * @param spenderAddress - Contract that will move the tokens. Each method of the SDK that needs an approval names it.
   * @param value - New allowance, in units of the chosen token: 100 USDC (6 decimals) are `100000000n`.
   * @unit value - base units of the chosen token
   * @returns Transaction hash.
   * @calls ERC20Permit.approve(address,uint256)
   * @sender ownerAddress
   * @value none
   * @approval none - sets an allowance and moves no token
   * @prompts 1 transaction
   * @contractWallet yes - nothing is signed besides the transaction
   * @reverts ERC20InvalidApprover - not expected from a normal account
   * @reverts ERC20InvalidSpender - `spenderAddress` is the zero address, for example a placeholder from the SDK's
   * tables
   * @warning Choose the token first: a forgotten choice approves the wrong token. The token is the one last given to
   * {@link ERC20PermitHandler.withToken}, WETH at first.
   * @warning For a token without an address on the chain the approval is sent without `to` and
   * [reaches no contract](/getting-started#no-target).
   * @inferred USDT refuses, without a reason, to change a non-zero allowance into another non-zero one: approve 0
   * first. Tether's token source in public copies has this rule; its record for the Mainnet address was not seen.
   */
  approve(ownerAddress: Address, spenderAddress: Address, value: bigint): Promise<Hash>;
}
