import { parseEther, parseUnits } from 'viem';
import type { Ground } from './ground';

/** ETH behind one share of stETH, times 10^18. */
const RATE = parseEther('1.2');

/** WETH, USDC and Lido's two tokens. stETH is Lido's own code plus a mint function for tests. */
export async function placeLido(ground: Ground): Promise<void> {
  await ground.place({ artifact: 'WETH', address: ground.token('WETH') });
  await placeUsdc(ground);
  const stETH = ground.token('stETH');
  const shares = parseEther('100000');
  await ground.place({ artifact: 'stETH', address: stETH, args: [ground.account('bank')], value: shares });
  const domain = await ground.place({ artifact: 'EIP712StETH', args: [stETH] });
  await ground.send('bank', 'stETH', 'initializeEIP712StETH', [domain.address]);
  await ground.send('bank', 'stETH', 'setTotalPooledEther', [(shares * RATE) / 10n ** 18n]);
  await ground.place({ artifact: 'wstETH', address: ground.token('wstETH'), args: [stETH] });
  ground.set('stETH', { 'value of a share': '1.2 ETH' });
  ground.codeNotes.set('stETH', "Lido's token in a test contract of the same repository, which can mint");

  const wealth = parseEther('50000');
  await ground.node.request('anvil_setBalance', [ground.account('bank'), `0x${(wealth * 10n).toString(16)}`]);
  await ground.send('bank', 'WETH', 'deposit', [], wealth);
  await ground.send('bank', 'stETH', 'approve', [ground.token('wstETH'), parseEther('1000')]);
  await ground.send('bank', 'wstETH', 'wrap', [parseEther('1000')]);
}

/** Circle's token, which examples read. Its owner mints to the bank. */
async function placeUsdc(ground: Ground): Promise<void> {
  const owner = ground.account('owner');
  await ground.place({ artifact: 'USDC', address: ground.token('USDC') });
  const names = ['USD Coin', 'USDC', 'USD', 6, owner, owner, owner, owner];
  await ground.send('owner', 'USDC', 'initialize', names);
  await ground.send('owner', 'USDC', 'configureMinter', [owner, parseUnits('1000000', 6)]);
  await ground.send('owner', 'USDC', 'mint', [ground.account('bank'), parseUnits('1000000', 6)]);
}
