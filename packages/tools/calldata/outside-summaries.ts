/** What the functions of contracts outside the SDK do. Not beside their inputs: the composer shows none of it. */
export const OUTSIDE_SUMMARIES: Readonly<Record<string, string>> = {
  'Safe.execTransaction': 'Makes the Safe send the call inside, once enough owners have signed.',
  'WETH.deposit': 'Makes WETH out of the ETH that is sent with the call: the sender gets 1 WETH for 1 ETH.',
  'WETH.withdraw': 'Burns WETH of the sender and pays the sender the same amount of ETH.',
  'MultiSend.multiSend': 'Sends the calls inside one after the other; all fail when one fails.',
  'Multicall3.aggregate3': 'Sends the calls inside from the Multicall3 contract, not from the account.',
  'Multicall3.aggregate3Value':
    'Sends the calls inside, with ETH, from the Multicall3 contract and not from the account.',
  'Multicall3.aggregate': 'Sends the calls inside from the Multicall3 contract, not from the account.',
};
