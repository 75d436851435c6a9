import type { LibraryMessage } from './library-message';
import { SENDING_MESSAGES } from './library-sending';

const UNKNOWN_OUTCOME = {
  cause: 'The wallet or node failed; its own words follow "Details". A transaction may have been sent all the same.',
  fix: 'A send: look for it in the wallet before you send again. A read: ask again.',
};

/** More specific rows come first. */
export const LIBRARY_MESSAGES: readonly LibraryMessage[] = [
  ...SENDING_MESSAGES,
  {
    names: 'SwitchChainError 4902',
    text: /switch chain|unrecognized chain|wallet_addEthereumChain/i,
    cause: 'The wallet does not know the chain to switch to.',
    fix: 'Add the chain to the wallet with wallet_addEthereumChain, then switch.',
  },
  {
    names: 'ChainDisconnectedError 4901 UnsupportedChainIdError 5710',
    text: /not connected to the requested chain|does not support the requested chain/i,
    cause: 'The wallet does not know this chain, is not connected to it, or does not support it.',
    fix: 'Switch or add the chain in the wallet; if it refuses, use another wallet.',
  },
  {
    names: 'ChainMismatchError InvalidChainIdError',
    text: /does not match the target chain|chain mismatch|wrong network|invalid chain id|network changed/i,
    cause: 'The wallet is on another chain than the call.',
    fix: 'Switch the wallet, then check the address: one address can mean two things on two chains.',
  },
  {
    names: 'ChainNotFoundError ClientChainNotConfiguredError',
    text: /No chain was provided/i,
    cause: 'The wallet client has no chain.',
    fix: 'Pass chain to createWalletClient, for example VIEM_CHAINS[Chain.Mainnet].',
  },
  {
    names: 'AccountNotFoundError AccountTypeNotSupportedError UNSUPPORTED_OPERATION',
    text: /Could not find an Account|does not support sending transactions/i,
    cause: 'The wallet client has no account, or the ethers provider has no signer, so nothing can sign.',
    fix: 'Pass account to createWalletClient, from eth_requestAccounts; with ethers connect the contract to a signer.',
  },
  {
    names: 'InvalidAddressError INVALID_ARGUMENT-address',
    text: /bad address checksum|invalid address|address "[^"]*" is invalid|address must be a hex value of 20 bytes/i,
    cause:
      'The address does not have 40 hex digits, or its upper and lower case letters are not its EIP-55 checksum: a digit may be mistyped.',
    fix: 'Copy the address again. Write it in lower case only when you are sure of every digit.',
  },
  {
    names: 'IntegerOutOfRangeError UnsafeInteger',
    text: /is not in safe (?:\d+-bit )?(?:un)?signed integer range|out-of-bounds|value out of range/i,
    cause: 'The number does not fit the type of the parameter.',
    fix: 'Check the unit: base units of a token fit uint128 and uint256, and rarely uint64. A negative number fits no uint.',
  },
  {
    names:
      'AbiFunctionNotFoundError AbiFunctionSignatureNotFoundError AbiFunctionOutputsNotFoundError AbiItemAmbiguityError',
    text: /unknown function|is not a function of|no matching (?:function|fragment)/i,
    cause: 'The ABI has no function of this name, or none with these arguments.',
    fix: 'Compare the name with the reference. Functions with a leading capital or of another contract are not found.',
  },
  {
    names:
      'AbiEncodingLengthMismatchError AbiEncodingArrayLengthMismatchError MISSING_ARGUMENT UNEXPECTED_ARGUMENT VALUE_MISMATCH',
    text: /ABI encoding params\/values length mismatch|types\/values length mismatch|missing argument/i,
    cause: 'The call has more or fewer arguments than the function.',
    fix: 'Pass one value for each parameter, structs as one object.',
  },
  {
    names:
      'AbiEncodingBytesSizeMismatchError BytesSizeMismatchError InvalidBytesLengthError SizeOverflowError SizeExceedsPaddingSizeError',
    text: /does not match expected size|incorrect data length|hex data is odd-length/i,
    cause: 'A value of bytes has another length than the type: bytes32 takes 32 bytes, which are 64 hex digits.',
    fix: 'Pad the value, or pass the right one.',
  },
  {
    names: 'ContractFunctionZeroDataError AbiDecodingZeroDataError BAD_DATA',
    text: /returned no data \("0x"\)|could not decode result data|Cannot decode zero data/i,
    cause:
      'The call returned nothing: there is no contract at this address on this chain, or the contract does not have the function.',
    fix: 'Check the chain and the address. Where the SDK stores the zero address the contract is not deployed.',
  },
  {
    names:
      'AbiDecodingDataSizeTooSmallError AbiDecodingDataSizeInvalidError PositionOutOfBoundsError NegativeOffsetError RecursiveReadLimitExceededError SliceOffsetOutOfBoundsError BUFFER_OVERRUN RlpDepthLimitExceededError RlpListBoundaryExceededError RlpTrailingBytesError',
    cause: "The data is shorter than the types say, or doesn't encode them.",
    fix: 'Check the ABI and the address: another contract returns data in another form.',
  },
  {
    names: 'AbiErrorSignatureNotFoundError AbiErrorNotFoundError AbiErrorInputsNotFoundError',
    text: /Unable to decode signature|Encoded error signature/i,
    cause: 'viem could not name the error, because the ABI that was used does not declare it.',
    fix: 'Decode the data with the error that is explained here.',
  },
  {
    names:
      'AbiEventSignatureNotFoundError AbiEventSignatureEmptyTopicsError AbiEventNotFoundError FilterTypeNotSupportedError AbiConstructorNotFoundError AbiConstructorParamsNotFoundError InvalidAbiEncodingTypeError InvalidAbiDecodingTypeError InvalidArrayError InvalidDefinitionTypeError InvalidDomainError InvalidPrimaryTypeError InvalidStructTypeError InvalidSerializableTransactionError InvalidSerializedTransactionTypeError InvalidSerializedTransactionError InvalidStorageKeySizeError InvalidLegacyVError InvalidYParityError InvalidHexBooleanError InvalidBytesBooleanError InvalidHexValueError InvalidVersionedHashSizeError InvalidVersionedHashVersionError BlobSizeTooLargeError EmptyBlobError InvalidDecimalNumberError SiweInvalidMessageFieldError CircularReferenceError InvalidAbiItemError InvalidAbiParameterError InvalidAbiParametersError InvalidAbiTypeParameterError InvalidFunctionModifierError InvalidModifierError InvalidParameterError InvalidParenthesisError InvalidSignatureError InvalidStructSignatureError SolidityProtectedKeywordError UnknownSignatureError UnknownTypeError NUMERIC_FAULT INVALID_ARGUMENT',
    text: /is not a valid decimal number|too many decimals/i,
    cause: 'A value does not have the form that the library needs.',
    fix: 'Compare it with the ABI. Write amounts as text with a point for the fraction ("1.5") and at most the decimals of the token, which are 18 for ETH.',
  },
  {
    names: 'UrlRequiredError',
    text: /No URL was provided to the Transport/i,
    cause: "The client has no address of a node: the chain id is none of the SDK's Chain, so the SDK found no rpcUrls.",
    fix: 'Use a member of Chain, or pass a transport with a URL.',
  },
  {
    names: 'ResponseBodyTooLargeError',
    text: /response body exceeded the size limit/i,
    cause: "The node's answer is too long.",
    fix: 'Ask for fewer blocks.',
  },
  {
    names: 'LimitExceededRpcError',
    // Not any 429: it may be a nonce or an amount in the arguments of another failure.
    text: /(?:status|code|error|response|http(?:\/[\d.]+)?)\W{0,5}429\b|\b429\W{1,3}(?:error|response|status)|\b(?:an?|with|got) 429\b|^\W*429\W*$|too many requests|rate limit|limit exceeded|maximum retry limit/i,
    cause: 'The node refuses more requests for now (HTTP status 429).',
    fix: 'Wait, or use your own node: pass its address as rpcUrls when you make the public client.',
  },
  {
    names:
      'WaitForTransactionReceiptTimeoutError TransactionNotFoundError TransactionReceiptNotFoundError WaitForCallsStatusTimeoutError',
    text: /Timed out while waiting for transaction|Transaction receipt with hash .* could not be found/i,
    cause: 'The transaction is in no block yet, or was replaced. It may still be mined.',
    fix: 'Look for its hash before you send again: sending twice pays twice.',
  },
  {
    names: 'TimeoutError TIMEOUT',
    text: /took too long to respond|request timed out|ETIMEDOUT/i,
    cause: 'The node did not answer in time. A transaction may have been sent all the same.',
    fix: 'Look for the transaction before you send again; for reads try another node or fewer blocks.',
  },
  {
    names: 'ResourceUnavailableRpcError -32002',
    text: /already pending for origin|Requested resource not available/i,
    cause: 'The wallet already shows a request of this page.',
    fix: 'Open the wallet and answer it.',
  },
  {
    names:
      'HttpRequestError WebSocketRequestError RpcRequestError SocketClosedError ProviderDisconnectedError NETWORK_ERROR SERVER_ERROR',
    text: /HTTP request failed|fetch failed|Failed to fetch|ECONNREFUSED|socket|could not detect network|failed to (?:detect|bootstrap) network|network is not available yet|server response \d{3}/i,
    cause:
      'The node could not be reached, refused, or answered too late. A transaction may have been sent all the same.',
    fix: 'Look for it before you send again. For reads check the URL and its key, or pass another one as rpcUrls.',
  },
  {
    names:
      'UnauthorizedProviderError 4100 UnsupportedProviderMethodError 4200 MethodNotFoundRpcError MethodNotSupportedRpcError NOT_IMPLEMENTED',
    text: /method not found|does not exist\/is not available|unauthorized provider/i,
    cause: 'The wallet or node does not have this method, or was not connected.',
    fix: 'Connect with eth_requestAccounts first, or use a node that has the method.',
  },
  {
    names: 'BundleFailedError',
    text: /bundle failed with status/i,
    cause: 'The batch failed. With status 600 some of its calls passed.',
    fix: 'Read the receipts in result, revoke an approval that is left, and send only what is missing.',
  },
  {
    names: 'DuplicateIdError 5720',
    text: /already a bundle submitted/i,
    cause: 'This batch was submitted already.',
    fix: 'Ask getCallsStatus with its id; do not send it again.',
  },
  {
    names: 'UnknownBundleIdError 5730',
    text: /bundle id is unknown/i,
    cause: 'This wallet does not know the id of the batch.',
    fix: 'Ask the wallet that sent it, and look at its history before you send again.',
  },
  {
    names:
      'UnsupportedNonOptionalCapabilityError BundleTooLargeError AtomicityNotSupportedError WalletConnectSessionSettlementError',
    text: /bundle is too large|support atomic execution|not marked as optional/i,
    cause: 'The wallet cannot send these calls as one batch.',
    fix: 'Send the calls one after the other, and wait for each receipt.',
  },
  {
    names:
      'InvalidRequestRpcError ParseRpcError JsonRpcVersionUnsupportedError ResourceNotFoundRpcError RpcError ProviderRpcError EIP1193ProviderRpcError UnknownNodeError StateAssignmentConflictError AccountStateConflictError BlockNotFoundError OffchainLookupError OffchainLookupResponseMalformedError OffchainLookupSenderMismatchError OFFCHAIN_FAULT CounterfactualDeploymentFailedError EnsAvatarInvalidMetadataError EnsAvatarInvalidNftUriError EnsAvatarUriResolutionError EnsAvatarUnsupportedNamespaceError EnsInvalidChainIdError UNCONFIGURED_NAME',
    cause: 'The node or the wallet refused the request; its own words follow "Details".',
    fix: 'Read the details. If they name a revert, paste the whole message here.',
  },
  {
    names:
      'ContractFunctionExecutionError ContractFunctionRevertedError RawContractError CallExecutionError EstimateGasExecutionError ExecutionRevertedError TransactionExecutionError TransactionReceiptRevertedError BaseError CALL_EXCEPTION',
    cause:
      'The call reverted, if the message holds revert data or a text of the contract. Otherwise a transaction may have been sent.',
    fix: 'Look for it before you send again. Paste the whole message here with its data and the cause inside.',
  },
  {
    names: 'undefined-contract-address',
    text: /reading '[A-Z]\w*'/,
    cause: 'CONTRACT_ADDRESSES has no entry for this chain, so the SDK reads a property of undefined.',
    fix: 'Use a chain on which the SDK has the contract. The address book says which.',
  },
  {
    names: 'undefined-provider',
    text: /reading 'request'|window\.ethereum is undefined|No wallet found/,
    cause: 'There is no wallet in this browser: window.ethereum, the provider, is undefined.',
    fix: 'Install or unlock a wallet, and check window.ethereum before you make the client.',
  },
  {
    names: 'undefined-account',
    text: /reading 'address'|reading 'account'/,
    cause: 'The walletClient has no account: walletClient.account is undefined.',
    fix: 'Pass account to createWalletClient, or connect the wallet first with eth_requestAccounts.',
  },
  {
    names: 'bigint-json',
    text: /Do not know how to serialize a BigInt/,
    cause: 'JSON.stringify cannot write a BigInt.',
    fix: 'Turn it into text first: value.toString(), or a replacer that does.',
  },
  {
    names: 'bigint-mixed',
    text: /Cannot mix BigInt and other types/,
    cause: 'The code calculates with a BigInt and a number.',
    fix: 'Use BigInt for both: 2n * amount, or BigInt(number).',
  },
  {
    names: 'bigint-fraction',
    text: /cannot be converted to a BigInt|Cannot convert [\d.]+ to a BigInt/,
    cause: 'A fraction was passed where base units are needed.',
    fix: "Write parseEther('0.5') for 0.5 ETH, which is 500000000000000000n; parseUnits with the decimals for other tokens.",
  },
  {
    names: 'InvalidContractAddressError',
    text: /No address specified for the contract/,
    cause: 'The handler has no address: the SDK does not know which contract you mean.',
    fix: 'Call withAddress with the address of the contract before any other method of the handler.',
  },
  {
    names: 'InvalidInputError',
    text: /`claimOrders` cannot be empty/,
    cause: 'claimRewards was called with an empty list.',
    fix: 'Pass at least one claim order.',
  },
  {
    // These are last: what a wallet throws is in their details, such as a TypeError of the rows above.
    names: 'UnknownRpcError UNKNOWN_ERROR',
    text: /An unknown RPC error|could not coalesce error/,
    ...UNKNOWN_OUTCOME,
  },
  { names: 'InternalRpcError', text: /An internal error was received/, ...UNKNOWN_OUTCOME },
  { names: 'InvalidInputRpcError', text: /Missing or invalid parameters/, ...UNKNOWN_OUTCOME },
  { names: 'InvalidParamsRpcError', text: /Invalid parameters were provided/, ...UNKNOWN_OUTCOME },
];
