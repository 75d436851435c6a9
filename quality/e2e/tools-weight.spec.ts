import { type Page } from '@playwright/test';
import { TOOL_BUDGET } from '../../site/config/budgets';
import { openPage } from './support/open-page';
import { weighScripts } from './support/script-weight';
import { expect, test } from './support/test';

// Bytes that a reader downloads for an answer: the examples of each tool, and the inputs that need the most data.

const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const VAULT = '0xD9A442856C234a39a81a089C06451EBAa4306a72';
const word = (digits: string): string => digits.replace(/^0x/, '').toLowerCase().padStart(64, '0');
const APPROVE = `0x095ea7b3${word('0xdda0483184e75a5579ef9635ed14baccf9d50283')}${word('de0b6b3a7640000')}`;
/** A signed transaction of type 2: 1 ETH to depositETH(address) of the vault. */
const SIGNED =
  '0x02f8970180843b9aca008477359400830186a094d9a442856c234a39a81a089c06451ebaa4306a72880de0b6b3a7640000a42d2da806000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266c080a0df8fddea7611c4453376f195ea5a1cbc22197f44a0488e974ac458c8a1c11d06a0743ff09cf14c0a7488b3b7ea7f1bbe80452704aad35712ecbcfe1de19a461e5d';
const LOG = JSON.stringify({
  address: VAULT,
  topics: [
    '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
    `0x${word(ACCOUNT)}`,
    `0x${word(VAULT)}`,
  ],
  data: `0x${word('de0b6b3a7640000')}`,
});
const VIEM = `ContractFunctionExecutionError: The contract function "deposit" reverted.

Error: ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)
                                 (${VAULT}, 0, 1000000000000000000)

Contract Call:
  address:   ${VAULT}
  function:  deposit(uint256 assets, address receiver)
  args:             (1000000000000000000, ${ACCOUNT})
  sender:    ${ACCOUNT}

Version: viem@2.55.10`;
/** An error that wraps another one, with words in different parts. */
const WRAPPED = `execution reverted: custom error 0x2c5211c6, and before it: EnforcedPause()`;

/** Typed input, and the expected status line. */
type Answer = readonly [typed: string, answer: string | RegExp];

const BATCH = JSON.stringify({
  calls: [
    { to: VAULT, data: APPROVE },
    { to: VAULT, data: APPROVE },
  ],
});

/** The page, and the answers of each visit. Those of one visit add up, so the budget holds for each of them. */
const VISITS: readonly (readonly [path: string, answers: readonly Answer[]])[] = [
  [
    'tools/',
    [
      ['0xb94abeec', 'Revert doctor'],
      ['1.5 ETH', 'converter'],
    ],
  ],
  [
    'tools/errors',
    [
      ['Could not find an Account to execute with this Action.', 'A message of a library'],
      ['0x6e553f65', 'Calldata, no error'],
      ['0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef', 'The topic of an event'],
      [WRAPPED, '2 found'],
      ['InvalidAmount()', 'Found: InvalidAmount'],
      [VIEM, 'ERC20InsufficientAllowance'],
    ],
  ],
  [
    'tools/errors',
    [
      ['0xb94abeec', 'Found'],
      ['Panic(0x11)', 'Found: Panic'],
      ['0x', 'A revert without data'],
    ],
  ],
  [
    'tools/calldata',
    [
      [APPROVE, 'Lets PufferWithdrawalManager'],
      ['deposit(uint256,address)', 'No call and no log'],
      [`0x70a08231${word(ACCOUNT)}`, 'balanceOf'],
      ['0xdeadbeef00', 'unknown'],
    ],
  ],
  ['tools/calldata', [[SIGNED, 'depositETH']]],
  [
    'tools/calldata',
    [
      [BATCH, '2 calls.'],
      [LOG, '1 log.'],
    ],
  ],
  ['tools/permit', [['stETH', 'to fill']]],
  ['tools/addresses', [['PufferVault', 'entries']]],
  ['tools/units', [['150000 gas at 20 gwei', 'Read as']]],
];

const input = (page: Page) => page.locator('main textarea').first();
const status = (page: Page) => page.locator('main').getByRole('status').first();

/** The island itself has loaded before anything is typed. */
const ISLAND = 2500;

/** Bytes of the scripts that a visit to a page loads for what `work` does. */
async function bytesOf(page: Page, path: string, work: () => Promise<void>): Promise<number> {
  await openPage(page, path);
  await page.waitForLoadState('networkidle');
  const weigh = weighScripts(page);
  await work();
  await page.waitForLoadState('networkidle');
  return ISLAND + (await weigh());
}

test('every answer of the tools that read is within the budget', async ({ page }) => {
  for (const [path, answers] of VISITS) {
    const bytes = await bytesOf(page, path, async () => {
      for (const [typed, answer] of answers) {
        await input(page).fill(typed);
        await expect(status(page)).toContainText(answer);
      }
    });
    const what = `${path} ${answers.map(([typed]) => typed.slice(0, 20)).join(', ')}: ${bytes}`;
    console.log(what);
    expect(bytes, what).toBeLessThanOrEqual(TOOL_BUDGET.bytes);
  }
});

/** Fills in the form of depositETH. */
async function deposit(page: Page): Promise<void> {
  await page.getByLabel('walletAddress').fill(ACCOUNT);
  await page.getByLabel('value to send').fill('1');
  await expect(page.locator('main').getByRole('status').filter({ hasText: 'Ready' })).toBeVisible();
}

const COMPOSED: readonly (readonly [what: string, path: string, compose: (page: Page) => Promise<void>])[] = [
  [
    'a call that is ready, with further outputs',
    'tools/compose',
    async (page) => {
      await input(page).fill('PufferVaultHandler.depositETH');
      await deposit(page);
      await page.locator('summary', { hasText: /^viem$/ }).click();
      await expect(page.getByText('createWalletClient').last()).toBeVisible();
    },
  ],
  [
    'an import',
    'tools/compose',
    async (page) => {
      await input(page).fill(JSON.stringify({ calls: [{ to: WETH, data: APPROVE }] }));
      await expect(page.getByLabel('spender')).toHaveValue(/^0x/);
      await expect(status(page)).toContainText(/Ready|warning/);
    },
  ],
  [
    'the form below an entry',
    'api/contracts/handlers/puffer-vault-handler',
    async (page) => {
      await page.locator('a[data-compose$="depositETH"], a[data-compose][href*="depositETH"]').first().click();
      await deposit(page);
    },
  ],
];

test('the composer is within the budget', async ({ page }) => {
  for (const [what, path, compose] of COMPOSED) {
    const bytes = await bytesOf(page, path, () => compose(page));
    console.log(`composer, ${what}: ${bytes}`);
    expect(bytes, what).toBeLessThanOrEqual(TOOL_BUDGET.bytes);
  }
});
