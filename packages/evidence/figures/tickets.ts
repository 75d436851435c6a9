import { hexToBigInt, parseEther, type Hex } from 'viem';
import type { Ground } from '../ground/ground';
import { at, does, reader } from '../provocations/trial';
import { give } from '../steps';
import type { Figure } from './figure';

const TICKETS = 'ValidatorTicket';
const SET = [TICKETS, 'PufferOracleV2', 'PufferVaultV5'];
const ether = async (ground: Ground, account: string): Promise<bigint> =>
  hexToBigInt(await ground.node.request<Hex>('eth_getBalance', [ground.account(account), 'latest']));
const price = does('OperationsCoordinator', 'PufferOracleV2.setMintPrice', [parseEther('0.03')]);

/** Validator tickets: what a payment mints, and the two fees. */
export const tickets: readonly Figure[] = [
  {
    what: `${TICKETS}.purchaseValidatorTicket`,
    of: 'value',
    amounts: [2n, 3n, parseEther('1')],
    set: [TICKETS],
    sets: { 'ticket price': '0.03 ETH' },
    call: (amount) => ({ args: [reader], value: amount, before: [price] }),
  },
  {
    what: `${TICKETS}.purchaseValidatorTicket`,
    of: 'value',
    amounts: [1_000n, 1_001n, parseEther('1')],
    set: SET,
    call: (amount) => ({ args: [reader], value: amount }),
    gives: 'wei',
    reads: { what: 'for the treasury', read: (ground) => ether(ground, 'treasury') },
  },
  {
    what: `${TICKETS}.purchaseValidatorTicketWithPufETH`,
    of: 'vtAmount',
    amounts: [1_000n, 1_001n, parseEther('1')],
    set: SET,
    call: (amount) => ({
      args: [reader, amount],
      before: [give('pufETH', '1'), does('reader', 'PufferVaultV5.approve', [at(TICKETS), parseEther('1')])],
    }),
  },
];
