import { toFunctionSelector, type Address } from 'viem';
import { envAddress } from '@sdk-docs/content/samples/read/brought';
import { answering } from './provocations/stand-ins';
import { at } from './provocations/trial';
import type { Step } from './steps';

const MANAGER = 'InstitutionalAccessManager';
const [VAULT, SECOND] = [envAddress(0) as Address, envAddress(1) as Address];
const DEPOSIT = 1n;
const WITHDRAW = 2n;

/**
 * Deploys an access manager with OpenZeppelin's code at the address in the recordings. The vault has no public code
 * that compiles: its placeholder only answers `authority()`.
 *
 * @param delay - seconds by which the account must schedule withdrawals ahead
 */
export const institution = ({ delay = 0, admin = false } = {}): Step => ({
  what: `an access manager stands there, and the account holds ${admin ? 'the admin role' : 'the roles of the vault'}${delay > 0 ? `, withdrawals with a delay of ${delay} seconds` : ''}`,
  act: async (ground) => {
    const owner = 'owner of the institution';
    await ground.place({ artifact: 'AccessManager', name: MANAGER, address: SECOND, args: [ground.account(owner)] });
    await ground.node.request('anvil_setCode', [VAULT, answering(0n, { 'authority()': at(MANAGER) })(ground)]);
    const roles = [
      [DEPOSIT, 'deposit(uint256,address)', 0],
      [WITHDRAW, 'withdraw(uint256,address,address)', delay],
    ] as const;
    for (const [role, signature, wait] of roles) {
      await ground.send(owner, MANAGER, 'setTargetFunctionRole', [VAULT, [toFunctionSelector(signature)], role]);
      await ground.send(owner, MANAGER, 'grantRole', [role, ground.account('reader'), wait]);
    }
    if (admin) await ground.send(owner, MANAGER, 'grantRole', [0n, ground.account('reader'), 0]);
    ground.codeNotes.set(
      MANAGER,
      "OpenZeppelin's access manager; in place of the vault stands a contract that answers `authority()` alone",
    );
  },
});
