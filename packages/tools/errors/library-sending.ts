import type { LibraryMessage } from './library-message';

/** Messages about a transaction: its refusal, its costs, its nonce. More specific rows come first. */
export const SENDING_MESSAGES: readonly LibraryMessage[] = [
  {
    names: 'UserRejectedRequestError ACTION_REJECTED 4001 AtomicReadyWalletRejectedUpgradeError',
    text: /user (?:rejected|denied|cancell?ed)|"?code"?:\s?4001\b/i,
    cause: 'The user, or the wallet, declined. Nothing was sent.',
    fix: 'Ask again.',
  },
  {
    names: 'TRANSACTION_REPLACED',
    text: /transaction was replaced|TRANSACTION_REPLACED/,
    cause:
      'Another transaction with this nonce is in a block instead. With the reason "repriced" it is the same call with another fee: it was made.',
    fix: 'Look at replacement and receipt in the error before you send anything.',
  },
  {
    names: 'InsufficientFundsError INSUFFICIENT_FUNDS',
    text: /insufficient funds|exceeds the balance of the account/i,
    cause: 'The account cannot pay the value and the highest gas cost together. No contract ran.',
    fix: 'Add ETH on this chain, or lower the value. Keep some for gas.',
  },
  {
    names: 'AlreadyKnown',
    text: /\balready ?known\b|transaction already imported/i,
    cause: 'The node has this transaction already.',
    fix: 'Look for the transaction before you send again: sending twice pays twice.',
  },
  {
    names: 'ReplacementUnderpriced REPLACEMENT_UNDERPRICED',
    text: /replacement (?:transaction underpriced|fee too low)/i,
    cause: 'A transaction with this nonce waits, and the fee of the replacement is not enough higher.',
    fix: 'If it is the same call: wait, or raise both fees by 10 % or more. If it is another one, do not replace it: use the next nonce.',
  },
  {
    names: 'NonceTooLowError NONCE_EXPIRED',
    text: /nonce too low|nonce has already been used|is lower than the current nonce/i,
    cause: 'A transaction with this nonce is in a block already. It may be the same one: look before you send again.',
    fix: 'Look for the earlier transaction. If it made your call and succeeded, send nothing. Otherwise send with the next nonce.',
  },
  {
    names: 'NonceTooHighError',
    text: /nonce too high|is higher than the next one expected/i,
    cause: 'A transaction with a lower nonce is missing: this one waits for it.',
    fix: 'Send the missing one, or reset the account in the wallet and use the next nonce.',
  },
  {
    names: 'NonceMaxValueError',
    text: /nonce has max value|exceeds the maximum allowed nonce/i,
    cause: 'The nonce is above the largest that an account can have.',
    fix: 'Leave the nonce out.',
  },
  {
    names: 'IntrinsicGasTooHighError',
    text: /intrinsic gas too high|gas limit reached|exceeds the limit allowed for the block|exceeds block gas limit/i,
    cause: 'The gas limit is above what a block allows.',
    fix: 'Leave the gas limit out, so that it is estimated.',
  },
  {
    names: 'IntrinsicGasTooLowError',
    text: /intrinsic gas too low|out of gas|gas required exceeds allowance|amount of gas (?:\(\d+\) )?provided for the transaction is too low/i,
    cause: 'The gas limit is too low, or the call reverts at every limit and the node reports it like this.',
    fix: 'Estimate again without a gas limit. If that fails too, simulate the call to see the revert.',
  },
  {
    names: 'FeeCapTooLowError',
    text: /(?:max fee per gas|fee cap) less than block base fee|transaction is outdated|cannot be lower than the block base fee/i,
    cause: 'The fee cap (maxFeePerGas) is below the base fee of the block.',
    fix: 'Leave both fees out, so that they are estimated, or raise maxFeePerGas.',
  },
  {
    names:
      'TipAboveFeeCapError MaxFeePerGasTooLowError FeeCapTooHighError BaseFeeScalarError Eip1559FeesNotSupportedError FeeConflictError TransactionTypeNotSupportedError',
    // Whole sentences: a list of arguments also holds the names of the fields.
    text: new RegExp(
      [
        'higher than (?:the )?(?:fee cap|max fee per gas)',
        'higher than (?:the maximum allowed value \\()?2\\^256-1',
        'cannot be less than the `maxPriorityFeePerGas`',
        'Cannot specify both a `gasPrice` and a `maxFeePerGas`',
        '`baseFeeMultiplier` must be greater',
        'does not support EIP-1559',
        'transaction type (?:is )?not (?:valid|supported)',
        'priorityFee cannot be more than maxFee',
        'transaction (?:do not support|type cannot have) (?:gasPrice|maxFeePerGas)',
      ].join('|'),
      'i',
    ),
    cause:
      'The fees do not fit together, or the chain does not take them: maxPriorityFeePerGas must not be above maxFeePerGas, and no fee above 2^256-1.',
    fix: 'Leave both fees out, so that they are estimated.',
  },
  {
    names: 'TransactionRejectedRpcError -32003',
    text: /Transaction creation failed|code\\?"?:\s?-32003\b/,
    cause:
      'The node refused the transaction; its reason follows "Details". With "already known" it has this transaction already.',
    fix: 'Read the details, and look for the transaction before you send again.',
  },
  {
    // Hidden where the reason is found.
    names: 'ExecutionWithoutReason',
    text: /(?:likely|expected) to fail|(?:unable to|cannot) estimate gas|(?:gas estimation|simulation) failed|error encountered during contract execution|(?:rpc error|fail with error|^)\W{0,20}(?:error: )?execution reverted\W*$/i,
    cause:
      'The call reverted in the trial run of the wallet or in a block, or the node failed. This text has no reason that is known.',
    fix: 'Do not send it, or send it again, without the reason. Simulate the call; of a sent one, paste the hash here.',
  },
  {
    names: 'CANCELLED',
    cause: 'The program cancelled a request to the node. It may have arrived.',
    fix: 'Look for the transaction before you send again.',
  },
];
