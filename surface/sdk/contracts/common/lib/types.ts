import type { Address } from 'viem';

/**
 * A signed permit, split into the parts that contract functions take: an allowance given by signature instead of an
 * `approve` transaction.
 *
 * {@link ERC20PermitHandler.getPermitData} makes one, valid for two hours and for exactly one amount and spender. It
 * can be used once, because it contains the owner's nonce. Owner, spender and token are not part of the object: a
 * permit made for another spender or token shows only on chain, when it has no effect or the call reverts.
 *
 * @warning The signature is made by the key of an externally owned account. With a contract wallet send an `approve`
 * transaction instead.
 * @warning `r` and `s` are typed `Address`, but are 32 bytes long. Code that checks them as addresses refuses them.
 */
export type PermitData = {
  /**
   * Time until which the permit can be used. Later the token refuses it.
   *
   * @unit unix seconds
   */
  deadline: bigint;
  /**
   * Allowance that the permit gives, in the token it was signed for. It replaces the old allowance.
   *
   * @unit base units of the permitted token, with that token's decimals
   */
  amount: bigint;
  /**
   * Recovery part of the signature, 27 or 28. With an allowance, 0 also works where the contract ignores a failed permit;
   * vlPUFFER, CarrotVesting and BoringVault revert with it.
   *
   * @unit signature recovery value, no quantity
   */
  v: number;
  /**
   * First half of the signature, 32 bytes as hex.
   */
  r: Address;
  /**
   * Second half of the signature, 32 bytes as hex.
   */
  s: Address;
};
