import { parseEther } from 'viem';
import { BOUNDS } from '../ground/nucleus';
import { request, solve } from '../provocations/nucleus';
import { at, does, reader } from '../provocations/trial';
import { give, type Step } from '../steps';
import { gain, type Figure } from './figure';

const TELLER = 'unifiETH Teller';
const QUEUE = 'AtomicQueue';
const ACCOUNTANT = 'unifiETH Accountant';
const SET = [TELLER, ACCOUNTANT];
const WETH = 'base units of WETH (18 decimals)';
const SHARES = 'base units of unifiETH (18 decimals)';
const one = parseEther('1');
const weth = at('WETH');

const payer = (account: string): readonly Step[] => [
  give('WETH', '2', account),
  does(account, 'WETH.approve', [at('unifiETH'), one * 2n]),
];

/** A deposit of WETH by an account. */
const deposit = (name: string, from: string, rest: readonly unknown[] = []): Figure => ({
  what: `${TELLER}.${name}`,
  of: 'depositAmount',
  unit: WETH,
  gives: SHARES,
  amounts: [1n, 2n, one],
  from,
  set: SET,
  call: (amount) => ({ args: [weth, amount, 0n, ...rest], before: payer(from) }),
});

/** UniFi vaults: shares and assets at the accountant's rate, and what a request pays. */
export const nucleus: readonly Figure[] = [
  deposit('deposit', 'reader'),
  deposit('bulkDeposit', 'owner', [reader]),
  {
    what: `${TELLER}.bulkWithdraw`,
    of: 'shareAmount',
    unit: SHARES,
    gives: WETH,
    amounts: [19n, 20n, one],
    from: 'owner',
    set: SET,
    call: (amount) => ({ args: [weth, amount, 0n, reader], before: [give('unifiETH', '1', 'owner')] }),
  },
  {
    what: `${ACCOUNTANT}.getRate`,
    of: 'posted rate, far out of bounds',
    unit: `${WETH} for one unifiETH`,
    amounts: [parseEther('2'), parseEther('2') + 1n],
    sets: { bounds: `${BOUNDS[0] - 10_000} basis points up, ${10_000 - BOUNDS[1]} down` },
    call: (rate) => ({ before: [does('owner', `${ACCOUNTANT}.updateExchangeRate`, [rate])] }),
  },
  {
    what: `${QUEUE}.solve`,
    of: 'offer',
    unit: SHARES,
    gives: WETH,
    amounts: [1n, 2n, one],
    sets: { price: '0.995 WETH for one unifiETH' },
    call: (amount) => ({ args: solve(reader), before: request(amount, parseEther('0.995')) }),
    reads: gain('for the account', 'WETH', 'reader'),
  },
  {
    what: `${QUEUE}.solve`,
    of: 'price',
    unit: `${WETH} for one unifiETH`,
    gives: WETH,
    amounts: [0n, 1n, one],
    sets: { offer: '1 unifiETH' },
    call: (price) => ({ args: solve(reader), before: request(one, price) }),
    reads: gain('for the account', 'WETH', 'reader'),
  },
];
