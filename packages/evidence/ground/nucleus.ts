import { numberToHex, parseEther, toFunctionSelector, zeroAddress, zeroHash, type Address } from 'viem';
import type { Ground } from './ground';

const RATE = parseEther('1.05');
/** The most and the least of a posted rate, in basis points of the last one. */
export const BOUNDS = [10_003, 9_998] as const;

/** unifiETH with its accountant and Teller, the queue, and a solver. Assets are WETH, the base, and pufETH. */
export async function placeNucleus(ground: Ground): Promise<void> {
  const owner = ground.account('owner');
  const vault = ground.token('unifiETH');
  const accountant = ground.labelled('unifiETH NucleusAccountant');
  const teller = ground.labelled('unifiETH NucleusTeller');
  const weth = ground.token('WETH');
  await ground.place({
    artifact: 'BoringVault',
    name: 'unifiETH',
    address: vault,
    args: [owner, 'UniFi ETH', 'unifiETH', 18],
  });
  await ground.place({
    artifact: 'Accountant',
    name: 'unifiETH Accountant',
    address: accountant,
    args: [owner, vault, owner, RATE, weth, ...BOUNDS, 3_600, 0],
  });
  await ground.place({
    artifact: 'Teller',
    name: 'unifiETH Teller',
    address: teller,
    args: [owner, vault, accountant],
  });
  await ground.place({ artifact: 'AtomicQueue', address: ground.labelled('NucleusAtomicQueue') });
  const authority = await ground.place({
    artifact: 'RolesAuthority',
    address: ground.account('authority of unifiETH'),
    args: [owner, zeroAddress],
  });
  const solver = await ground.place({
    artifact: 'AtomicSolverV3',
    args: [owner, authority.address],
  });
  await openNucleus(ground, authority.address, teller, solver.address);
  ground.set('unifiETH Accountant', {
    rate: '1.05 WETH for one share',
    'management fee': '0',
  });
  ground.set('unifiETH Teller', { 'share lock period': '0 seconds', assets: 'WETH and pufETH' });
  const older =
    "from before the changes of January 2026, with the functions of the SDK's ABI; the deployed version is not known";
  for (const name of ['unifiETH Teller', 'unifiETH Accountant']) ground.codeNotes.set(name, older);
}

async function openNucleus(ground: Ground, authority: Address, teller: Address, solver: Address): Promise<void> {
  for (const name of ['unifiETH', 'unifiETH Accountant', 'unifiETH Teller'])
    await ground.send('owner', name, 'setAuthority', [authority]);
  const [PUBLIC, MINTER, SOLVER] = ['public', 1, 2] as const;
  const allow = async (role: typeof PUBLIC | number, contract: string, functionName: string): Promise<void> => {
    const { address } = ground.contract(contract);
    const selector = toFunctionSelector(ground.member(contract, functionName));
    if (role === PUBLIC) await ground.send('owner', 'RolesAuthority', 'setPublicCapability', [address, selector, true]);
    else await ground.send('owner', 'RolesAuthority', 'setRoleCapability', [role, address, selector, true]);
  };
  await allow(MINTER, 'unifiETH', 'enter');
  await allow(MINTER, 'unifiETH', 'exit');
  for (const name of ['deposit', 'depositWithPermit']) await allow(PUBLIC, 'unifiETH Teller', name);
  for (const name of ['bulkDeposit', 'bulkWithdraw']) await allow(SOLVER, 'unifiETH Teller', name);
  for (const name of ['p2pSolve', 'redeemSolve', 'finishSolve']) await allow(SOLVER, 'AtomicSolverV3', name);
  for (const [account, role] of [
    [teller, MINTER],
    [solver, SOLVER],
    [ground.account('solver'), SOLVER],
    [ground.labelled('NucleusAtomicQueue'), SOLVER],
  ] as const)
    await ground.send('owner', 'RolesAuthority', 'setUserRole', [account, role, true]);

  const pufETH = ground.token('pufETH');
  const rate = await ground.place({
    artifact: 'GenericRateProvider',
    address: ground.account('rate of pufETH in WETH'),
    args: [pufETH, '0x07a2d13a', numberToHex(parseEther('1'), { size: 32 }), ...Array(7).fill(zeroHash)],
  });
  await ground.send('owner', 'unifiETH Accountant', 'setRateProviderData', [pufETH, false, rate.address]);
  for (const asset of [ground.token('WETH'), pufETH])
    await ground.send('owner', 'unifiETH Teller', 'addAsset', [asset]);
  const wealth = parseEther('100');
  await ground.send('bank', 'WETH', 'approve', [ground.token('unifiETH'), wealth]);
  await ground.send('bank', 'unifiETH Teller', 'deposit', [ground.token('WETH'), wealth, 0n]);
}
