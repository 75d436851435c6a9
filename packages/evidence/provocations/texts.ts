import {
  concatHex,
  parseEther,
  parseUnits,
  sha256,
  slice,
  toBytes,
  toHex,
  zeroAddress,
  zeroHash,
  type Hex,
} from 'viem';
import type { Ground } from '../ground/ground';
import { give, type Step } from '../steps';
import { claim, tree } from './merkl';
import { request, solve } from './nucleus';
import { permitArgs, unsigned } from './signatures';
import { answering, callingBack, refusing, standIn } from './stand-ins';
import { after, at, does, now, reader, refuses, type Trial } from './trial';

const one = parseEther('1');
const HOUR = 3_600n;
const spender = at('PufferDepositor');
const TELLER = 'unifiETH Teller';
const VAULT = 'unifiETH';
const QUEUE = 'AtomicQueue';
const SOLVER = 'AtomicSolverV3';
const WRAPPER = 'mtwCARROT';
const weth = at('WETH');

/** Tokens whose permit reverts with a text: the version in their domain, and the texts. */
const permits = [
  ['stETH', '2', 'DEADLINE_EXPIRED', 'INVALID_SIGNATURE'],
  ['wstETH', '1', 'ERC20Permit: expired deadline', 'ERC20Permit: invalid signature'],
  ['USDC', '2', 'FiatTokenV2: permit is expired', 'EIP2612: invalid signature'],
  [VAULT, '1', 'PERMIT_DEADLINE_EXPIRED', 'INVALID_SIGNER'],
] as const;

const depositOfSteth = (amount: bigint): readonly unknown[] => [unsigned(amount), reader];
const payer: readonly Step[] = [give('WETH', '1'), does('reader', 'WETH.approve', [at(VAULT), one - 1n])];

const [silent, refuser] = [at('token that answers false'), at('token that refuses')];

/** Sends the queue a request with amount 0. */
const requestAgain = callingBack(QUEUE, 'updateAtomicRequest', [
  at(VAULT),
  weth,
  { deadline: 0n, atomicPrice: 0n, offerAmount: 0n, inSolve: false },
]);
const unapproved = at('token that refuses approvals');
const wstethAbove =
  (extra: bigint) =>
  async (ground: Ground): Promise<readonly unknown[]> => [
    (await ground.read<bigint>('wstETH', 'balanceOf', [ground.account('reader')])) + extra,
  ];

const validator = {
  pubkey: `0x${'11'.repeat(48)}`,
  credentials: `0x${'01'.padEnd(64, '0')}`,
  signature: `0x${'22'.repeat(96)}`,
} as const;
const zeros = (size: number): Hex => `0x${'00'.repeat(size)}`;
const node = (...parts: readonly Hex[]): Hex => sha256(concatHex(parts));
/** Hash tree root of the validator's deposit, as the consensus specification makes it. */
const rootOf = (gwei: bigint): Hex => {
  const { pubkey, credentials, signature } = validator;
  const amount = concatHex([toHex(toBytes(gwei, { size: 8 }).reverse()), zeros(24)]);
  const signed = node(sha256(slice(signature, 0, 64)), node(slice(signature, 64), zeros(32)));
  return node(node(node(pubkey, zeros(16)), credentials), node(amount, signed));
};
const ETH = 1_000_000_000n; // gwei
const validatorDeposit = (root: Hex, pubkey: Hex = validator.pubkey): readonly unknown[] => [
  pubkey,
  validator.credentials,
  validator.signature,
  root,
];

/** Reverts with a text or a panic: those of tokens, UniFi vaults, Merkl, and the beacon chain's deposits. */
export const texts: readonly Trial[] = [
  // At 1.2 ETH per share, one base unit above the balance can convert to the same number of shares.
  refuses('"BALANCE_EXCEEDED"', 'PufferDepositor.depositStETH', depositOfSteth(one + 1n), {
    raisedBy: 'stETH',
    before: [give('stETH', '1'), does('reader', 'stETH.approve', [spender, 2n * one])],
    passes: { args: depositOfSteth(one) },
  }),
  refuses('"ALLOWANCE_EXCEEDED"', 'PufferDepositor.depositStETH', depositOfSteth(one / 2n + 1n), {
    raisedBy: 'stETH',
    before: [give('stETH', '1'), does('reader', 'stETH.approve', [spender, one / 2n])],
    passes: { args: depositOfSteth(one / 2n) },
  }),
  refuses('"TRANSFER_TO_ZERO_ADDR"', 'stETH.transfer', [zeroAddress, 0n], { passes: { args: [at('friend'), 0n] } }),
  refuses('"TRANSFER_TO_STETH_CONTRACT"', 'stETH.transfer', [at('stETH'), 0n], {
    passes: { args: [at('friend'), 0n] },
  }),
  refuses('"wstETH: zero amount unwrap not allowed"', 'wstETH.unwrap', [0n], {
    before: [give('wstETH', '1')],
    passes: { args: [1n] },
  }),
  refuses('"ERC20: burn amount exceeds balance"', 'wstETH.unwrap', wstethAbove(1n), {
    before: [give('wstETH', '1')],
    passes: { args: wstethAbove(0n) },
  }),
  refuses('"ERC20: transfer amount exceeds allowance"', 'wstETH.transferFrom', [reader, at('friend'), 1n], {
    from: 'friend',
    before: [give('wstETH', '1')],
    passes: { args: [reader, at('friend'), 0n] },
  }),
  ...permits.flatMap(([token, version, expired, invalid]) => [
    refuses(`"${expired}"`, `${token}.permit`, permitArgs(token, spender, { version, seconds: -1n }), {
      passes: { args: permitArgs(token, spender, { version, seconds: 0n }) },
    }),
    refuses(`"${invalid}"`, `${token}.permit`, permitArgs(token, spender, { version, claimed: 2n }), {
      passes: { args: permitArgs(token, spender, { version }) },
    }),
  ]),
  refuses('"Blacklistable: account is blacklisted"', 'USDC.transfer', [at('friend'), 0n], {
    before: [does('owner', 'USDC.blacklist', [reader])],
    passes: { from: 'bank' },
  }),
  refuses('"Pausable: paused"', 'USDC.transfer', [at('friend'), 0n], { before: [does('owner', 'USDC.pause')] }),
  refuses('"ERC20: transfer amount exceeds balance"', `${WRAPPER}.transfer`, [at('friend'), 1n], {
    passes: { args: [at('friend'), 0n] },
  }),
  refuses('"ERC20: transfer to the zero address"', `${WRAPPER}.transfer`, [zeroAddress, 0n], {
    passes: { args: [at('friend'), 0n] },
  }),
  refuses('"ERC20: insufficient allowance"', `${WRAPPER}.transferFrom`, [reader, at('friend'), 1n], {
    from: 'friend',
    passes: { args: [reader, at('friend'), 0n] },
  }),
  refuses('"ERC20: approve to the zero address"', `${WRAPPER}.approve`, [zeroAddress, 1n], {
    passes: { args: [spender, 1n] },
  }),
  refuses('"ERC20: approve to the zero address"', `${WRAPPER}.increaseAllowance`, [zeroAddress, 1n], {
    passes: { args: [spender, 1n] },
  }),
  refuses('"ERC20: decreased allowance below zero"', `${WRAPPER}.decreaseAllowance`, [spender, 1n], {
    passes: { args: [spender, 0n] },
  }),
  refuses('"UNAUTHORIZED"', `${TELLER}.bulkDeposit`, [weth, 1n, 0n, reader]),
  refuses('"UNAUTHORIZED"', `${TELLER}.bulkWithdraw`, [weth, 1n, 0n, reader]),
  refuses('"TRANSFER_FROM_FAILED"', `${TELLER}.deposit`, [weth, one, 0n], {
    raisedBy: VAULT,
    before: payer,
    passes: { args: [weth, one - 1n, 0n] },
  }),
  refuses('"TRANSFER_FAILED"', `${TELLER}.bulkWithdraw`, [weth, one, 0n, reader], {
    raisedBy: VAULT,
    from: 'owner',
    before: [
      give(VAULT, '1', 'owner'),
      does('owner', `${VAULT}.manage`, async (ground) => {
        const held = await ground.read<bigint>('WETH', 'balanceOf', [ground.contract(VAULT).address]);
        return [weth, ground.encode('WETH', 'transfer', [ground.account('friend'), held]), 0n];
      }),
    ],
  }),
  refuses('"REENTRANCY"', `${QUEUE}.solve`, solve(reader), {
    before: [...request(one), standIn('simple solver', 'asks the queue for another request', requestAgain)],
  }),
  refuses('"APPROVE_FAILED"', `${SOLVER}.p2pSolve`, [at(QUEUE), at(VAULT), unapproved, [reader], 0n, one], {
    from: 'solver',
    before: [
      give(VAULT, '1'),
      does('reader', `${VAULT}.approve`, [at(QUEUE), one]),
      standIn(
        unapproved.name,
        'answers an approval with false and every other call with true',
        answering(1n, { 'approve(address,uint256)': 0n }),
      ),
      does('reader', `${QUEUE}.updateAtomicRequest`, async (ground) => [
        at(VAULT),
        unapproved,
        { deadline: (await now(ground)) + HOUR, atomicPrice: one, offerAmount: one, inSolve: false },
      ]),
    ],
  }),
  refuses('Panic(0x12)', 'ValidatorTicket.purchaseValidatorTicket', [reader], {
    value: 2n,
    before: [does('OperationsCoordinator', 'PufferOracleV2.setMintPrice', [0n])],
  }),
  refuses('Panic(0x11)', `${VAULT}.transfer`, [at('friend'), 1n], { passes: { args: [at('friend'), 0n] } }),
  refuses('Panic(0x11)', `${VAULT}.transferFrom`, [reader, at('friend'), 1n], {
    from: 'friend',
    passes: { args: [reader, at('friend'), 0n] },
  }),
  refuses('Panic(0x11)', `${TELLER}.bulkWithdraw`, [weth, one + 1n, 0n, reader], {
    raisedBy: VAULT,
    from: 'owner',
    before: [give(VAULT, '1', 'owner')],
    passes: { args: [weth, one, 0n, reader] },
  }),
  refuses('Panic(0x11)', 'PufferProtocol.withdrawValidatorTickets', [1n, reader], { passes: { args: [0n, reader] } }),
  refuses('Panic(0x32)', 'vlPUFFER.checkpoints', [reader, 0]),
  refuses('"SafeERC20: low-level call failed"', 'Distributor.claim', claim(1n, refuser), {
    before: [standIn(refuser.name, 'refuses every call without data', refusing), tree('Distributor', refuser)],
    time: after(HOUR),
  }),
  refuses('"SafeERC20: ERC20 operation did not succeed"', 'Distributor.claim', claim(1n, silent), {
    before: [standIn(silent.name, 'answers every call with false', answering(0n)), tree('Distributor', silent)],
    time: after(HOUR),
  }),
  refuses(
    '"DepositContract: reconstructed DepositData does not match supplied deposit_data_root"',
    'DepositContract.deposit',
    validatorDeposit(rootOf(32n * ETH + 1n)),
    { value: parseEther('32'), passes: { args: validatorDeposit(rootOf(32n * ETH)) } },
  ),
  refuses('"DepositContract: deposit value too low"', 'DepositContract.deposit', validatorDeposit(rootOf(ETH - 1n)), {
    value: parseUnits('999999999', 9),
    passes: { args: validatorDeposit(rootOf(ETH)), value: one },
  }),
  refuses('"DepositContract: invalid pubkey length"', 'DepositContract.deposit', validatorDeposit(zeroHash, '0x11'), {
    value: one,
  }),
];
