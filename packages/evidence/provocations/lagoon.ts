import { zeroAddress } from 'viem';
import { give, type Step } from '../steps';
import { after, at, does, reader, refuses, type Trial } from './trial';

const VAULT = 'LagoonVault';
const SAFE = 'safe of Lagoon';
const OPERATOR = 'operator of Lagoon';
const DAY = 86_400n;

const holder: readonly Step[] = [give('pufETH', '1'), does('reader', 'PufferVaultV5.approve', [at('tacpufETH'), 10n])];
const requested: readonly Step[] = [...holder, does('reader', `${VAULT}.requestDeposit`, [1n, reader, reader])];
const proposed = (assets: bigint): Step => does(OPERATOR, `${VAULT}.updateNewTotalAssets`, [assets]);
const closing = does('owner', `${VAULT}.initiateClosing`);
/** A valuation that is valid for a day from the latest block. */
const valued: readonly Step[] = [
  ...holder,
  does(SAFE, `${VAULT}.updateTotalAssetsLifespan`, [DAY]),
  proposed(0n),
  does(SAFE, `${VAULT}.settleDeposit`, [0n]),
];

/** The Lagoon vault: requests, valuations, closing. */
export const lagoon: readonly Trial[] = [
  refuses('AboveMaxRate', `${VAULT}.updateRates`, [{ managementRate: 1_001, performanceRate: 0 }], {
    from: 'owner',
    passes: { args: [{ managementRate: 1_000, performanceRate: 0 }] },
  }),
  refuses('AboveMaxRate', `${VAULT}.updateRates`, [{ managementRate: 0, performanceRate: 5_001 }], {
    from: 'owner',
    passes: { args: [{ managementRate: 0, performanceRate: 5_000 }] },
  }),
  refuses('CantDepositNativeToken', `${VAULT}.requestDeposit`, [1n, reader, reader], {
    before: holder,
    value: 1n,
    passes: { value: 0n },
  }),
  refuses('Closed', `${VAULT}.updateNewTotalAssets`, [0n], {
    from: OPERATOR,
    before: [closing, proposed(0n), does(SAFE, `${VAULT}.close`, [0n])],
  }),
  refuses('ERC7540InvalidOperator', `${VAULT}.requestDeposit`, [1n, reader, reader], {
    from: 'friend',
    before: holder,
    passes: { from: 'reader' },
  }),
  refuses('ERC7540PreviewDepositDisabled', `${VAULT}.previewDeposit`, [1n]),
  refuses('ERC7540PreviewMintDisabled', `${VAULT}.previewMint`, [1n]),
  refuses('ERC7540PreviewRedeemDisabled', `${VAULT}.previewRedeem`, [1n]),
  refuses('ERC7540PreviewWithdrawDisabled', `${VAULT}.previewWithdraw`, [1n]),
  refuses('NewTotalAssetsMissing', `${VAULT}.settleDeposit`, [0n], { from: SAFE }),
  refuses('WrongNewTotalAssets', `${VAULT}.settleDeposit`, [1n], {
    from: SAFE,
    before: [proposed(0n)],
    passes: { args: [0n] },
  }),
  refuses('NotClosing', `${VAULT}.close`, [0n], { from: SAFE }),
  refuses('NotOpen', `${VAULT}.requestRedeem`, [0n, reader, reader], { before: [closing] }),
  refuses('OnlyAsyncDepositAllowed', `${VAULT}.syncDeposit`, [1n, reader, zeroAddress], {
    before: valued,
    time: after(DAY),
    passes: { time: after(DAY - 1n) },
  }),
  refuses('OnlySyncDepositAllowed', `${VAULT}.requestDeposit`, [1n, reader, reader], {
    before: valued,
    time: after(DAY - 1n),
    passes: { time: after(DAY) },
  }),
  refuses('ValuationUpdateNotAllowed', `${VAULT}.updateNewTotalAssets`, [0n], {
    from: OPERATOR,
    before: valued,
    time: after(DAY - 1n),
    passes: { time: after(DAY) },
  }),
  refuses('OnlyOneRequestAllowed', `${VAULT}.requestDeposit`, [1n, reader, reader], {
    before: [...requested, proposed(0n)],
  }),
  refuses('OnlySafe', `${VAULT}.settleDeposit`, [0n], { before: [proposed(0n)], passes: { from: SAFE } }),
  refuses('OnlyValuationManager', `${VAULT}.updateNewTotalAssets`, [0n], { passes: { from: OPERATOR } }),
  refuses('OnlyWhitelistManager', `${VAULT}.addToWhitelist`, [[reader]], { passes: { from: 'owner' } }),
  refuses('RequestIdNotClaimable', `${VAULT}.deposit`, [1n, reader], { before: requested }),
  refuses('RequestNotCancelable', `${VAULT}.cancelRequestDeposit`, [], { before: [...requested, proposed(0n)] }),
  refuses('EnforcedPause', `${VAULT}.requestDeposit`, [1n, reader, reader], {
    before: [...holder, does('owner', `${VAULT}.pause`)],
  }),
  refuses('EnforcedPause', `${VAULT}.settleDeposit`, [0n], {
    from: SAFE,
    before: [proposed(0n), does('owner', `${VAULT}.pause`)],
  }),
  refuses('EnforcedPause', `${VAULT}.settleRedeem`, [0n], {
    from: SAFE,
    before: [proposed(0n), does('owner', `${VAULT}.pause`)],
  }),
  refuses('EnforcedPause', `${VAULT}.close`, [0n], {
    from: SAFE,
    before: [closing, proposed(0n), does('owner', `${VAULT}.pause`)],
  }),
  refuses('EnforcedPause', `${VAULT}.claimSharesOnBehalf`, [[reader]], {
    from: SAFE,
    before: [...requested, proposed(0n), does(SAFE, `${VAULT}.settleDeposit`, [0n]), does('owner', `${VAULT}.pause`)],
  }),
  refuses('EnforcedPause', `${VAULT}.syncDeposit`, [1n, reader, zeroAddress], {
    before: [...valued, does('owner', `${VAULT}.pause`)],
  }),
  refuses('OwnableUnauthorizedAccount', `${VAULT}.transferOwnership`, [reader], { passes: { from: 'owner' } }),
];
