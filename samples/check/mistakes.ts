import type { RuleName } from './rules/all-rules';

/** A mistake in the code of an example, and the rule that must find it. */
export interface Mistake {
  readonly what: string;
  readonly rule: RuleName;
  readonly example: string;
  /** Text of the example -> what stands there instead; the first one that is found. */
  readonly edits: readonly (readonly [string, string])[];
}

const sixDecimals: readonly (readonly [string, string])[] = [
  ['parseEther }', 'parseUnits }'],
  ["parseEther('0.5')", "parseUnits('0.5', 6)"],
];
const burned = "'0x000000000000000000000000000000000000dEaD'";

export const mistakes: readonly Mistake[] = [
  {
    what: 'a region that ends inside of a statement',
    rule: 'regions',
    example: 'errors-handle',
    edits: [
      [
        '  const hash = await transact(); // or reject here',
        '// #endregion\n// #region sent\n  const hash = await transact();',
      ],
    ],
  },
  { what: '6 instead of 18 decimals', rule: 'decimals', example: 'stake-steth', edits: sixDecimals },
  {
    what: '6 decimals in an approval',
    rule: 'decimals',
    example: 'concrete-deposit',
    edits: [['parseEther }', 'parseUnits }'], ...sixDecimals.slice(1)],
  },
  {
    what: 'whole tokens as base units',
    rule: 'decimals',
    example: 'carrot-stake',
    edits: [["parseEther('1000')", '1000n']],
  },
  {
    what: 'WETH amount as pufETH shares',
    rule: 'tokens',
    example: 'withdraw-exact',
    edits: [['vault.withdraw(account, account, assets)', 'vault.redeem(account, account, assets)']],
  },
  {
    what: 'approval of another token than is meant',
    rule: 'tokens',
    example: 'stake-weth',
    edits: [['withToken(Token.WETH)', 'withToken(Token.wstETH)']],
  },
  {
    what: 'permits of two tokens swapped',
    rule: 'tokens',
    example: 'validator-register',
    edits: [['  bondPermit,\n  ticketPermit,', '  ticketPermit,\n  bondPermit,']],
  },
  {
    what: 'amount and factor swapped',
    rule: 'swapped-arguments',
    example: 'vlpuffer-lock',
    edits: [['lock(amount, multiplier, true)', 'lock(multiplier, amount, true)']],
  },
  {
    what: 'amount and minimum swapped',
    rule: 'swapped-arguments',
    example: 'unifi-deposit-approved',
    edits: [['  amount,\n  minimumMint,', '  amount: minimumMint,\n  minimumMint: amount,']],
  },
  {
    what: 'receipt of an approval not awaited',
    rule: 'receipts',
    example: 'carrot-stake',
    edits: [
      ['const approved = await publicClient.waitForTransactionReceipt({ hash: approval });', ''],
      ["if (approved.status === 'reverted')", 'if (!approval)'],
    ],
  },
  {
    what: 'receipt of the first transaction awaited twice',
    rule: 'receipts',
    example: 'vlpuffer-lock',
    edits: [['waitForTransactionReceipt({ hash });', 'waitForTransactionReceipt({ hash: approval });']],
  },
  {
    what: 'status of an approval not looked at',
    rule: 'receipts',
    example: 'lagoon-request',
    edits: [["if (approved.status === 'reverted')", 'if (!approved)']],
  },
  {
    what: 'balance read before the deposit is mined',
    rule: 'receipts',
    example: 'deposit-eth',
    edits: [
      ['const receipt = await publicClient.waitForTransactionReceipt({ hash });', ''],
      ["if (receipt.status === 'reverted')", 'if (!hash)'],
    ],
  },
  {
    what: 'approve without await',
    rule: 'awaited',
    example: 'stake-steth-approved',
    edits: [
      ['const approval = await pufferClient', 'const approval = pufferClient'],
      ['{ hash: approval }', '{ hash: await approval }'],
    ],
  },
  {
    what: 'approve as a statement of its own',
    rule: 'awaited',
    example: 'atomic-cancel',
    edits: [['await pufferClient.nucleusBoringVault', 'pufferClient.nucleusBoringVault']],
  },
  {
    what: 'transact() without await',
    rule: 'awaited',
    example: 'stake-wsteth',
    edits: [['const hash = await transact();', 'const hash = transact();']],
  },
  {
    what: 'transact() never called',
    rule: 'awaited',
    example: 'withdraw-queue',
    edits: [['const hash = await transact();', "const hash = '0x';"]],
  },
  {
    what: 'deadline in milliseconds',
    rule: 'seconds',
    example: 'atomic-request',
    edits: [['timestamp + 3n * 24n * 60n * 60n', 'BigInt(Date.now() + 3 * 24 * 60 * 60 * 1000)']],
  },
  {
    what: 'seconds added to a time in milliseconds',
    rule: 'seconds',
    example: 'atomic-request',
    edits: [['timestamp + 3n * 24n * 60n * 60n', 'BigInt(Date.now()) + 3n * 24n * 60n * 60n']],
  },
  {
    what: 'literal deadline in milliseconds',
    rule: 'seconds',
    example: 'atomic-request',
    edits: [['timestamp + 3n * 24n * 60n * 60n', '1_798_761_600_000n']],
  },
  {
    what: 'receiver that nobody has a key for',
    rule: 'recipients',
    example: 'deposit-for',
    edits: [['getAddress(account)', `getAddress(${burned})`]],
  },
  {
    what: 'receiver written in code',
    rule: 'recipients',
    example: 'carrot-unstake',
    edits: [['unstake(account, staked, account)', `unstake(account, staked, '0x${'12'.repeat(20)}')`]],
  },
  {
    what: 'zero address as receiver',
    rule: 'recipients',
    example: 'lagoon-claim',
    edits: [
      ['custom }', 'custom, zeroAddress }'],
      ['deposit(assets, account)', 'deposit(assets, zeroAddress)'],
    ],
  },
  {
    what: 'contract as receiver',
    rule: 'recipients',
    example: 'withdraw-all',
    edits: [['redeem(account, account, shares); // owner', 'redeem(account, weth.address, shares); // owner']],
  },
  {
    what: 'minimum of nothing',
    rule: 'minimums',
    example: 'unifi-deposit-permit',
    edits: [['  minimumMint,', '  minimumMint: 0n,']],
  },
  {
    what: 'ETH attached to a request of pufETH',
    rule: 'attached-ether',
    example: 'lagoon-request',
    edits: [['{ account, chain });', '{ account, chain, value: amount });']],
  },
  {
    what: 'a method that sends ETH for a token',
    rule: 'attached-ether',
    example: 'lagoon-request',
    edits: [
      [
        '.getContract()\n  .write.requestDeposit([amount, account, account], { account, chain })',
        '\n  .requestDeposit(amount, account, account)',
      ],
    ],
  },
  {
    what: 'price too small by 10^9',
    rule: 'atomic-price',
    example: 'atomic-request',
    edits: [['(rate * 9_950n) / 10_000n;', '(rate * 9_950n) / 10_000n / 10n ** 9n;']],
  },
  {
    what: 'price too large by 10^9',
    rule: 'atomic-price',
    example: 'atomic-request',
    edits: [['(rate * 9_950n) / 10_000n;', '((rate * 9_950n) / 10_000n) * 10n ** 9n;']],
  },
  {
    what: 'price of zero for an amount',
    rule: 'atomic-price',
    example: 'atomic-cancel',
    edits: [['offerAmount: 0n', 'offerAmount: 10n ** 18n']],
  },
  {
    what: 'another amount than was recorded',
    rule: 'arguments-arrive',
    example: 'carrot-stake',
    edits: [["parseEther('1000')", "parseEther('1001')"]],
  },
  {
    what: 'another method than was recorded',
    rule: 'requests-sent',
    example: 'vlpuffer-delegate',
    edits: [['delegatePreapproved(delegatee)', 'withdraw(delegatee)']],
  },
];

/** The text with a mistake in it. @throws Error when the example no longer has the place */
export function withMistake(text: string, { what, edits }: Mistake): string {
  return edits.reduce((edited, [from, to]) => {
    if (!edited.includes(from)) throw new Error(`mistake "${what}": the example has no ${from}`);
    return edited.replace(from, to);
  }, text);
}
