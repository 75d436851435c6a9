import { formatEther } from 'viem';
import { sourceLine } from './site';
import { BadInput, facts } from './tool';

const DEPOSIT = '0xd0e30db0';

/**
 * The call that converts ETH to WETH. No ABI of the SDK has it, and a deposit of WETH starts with it. Null for other
 * data.
 *
 * @param receiver names of the contracts at the receiver; empty without a receiver
 * @param value msg.value in wei; null when it is not given
 * @throws BadInput when bytes follow the selector
 */
export function wrappedEther(data: string, receiver: readonly string[], value: bigint | null): string | null {
  if (!data.startsWith(DEPOSIT)) return null;
  if (data.length > DEPOSIT.length)
    throw new BadInput(`deposit() takes no arguments, but ${(data.length - DEPOSIT.length) / 2} bytes follow`);
  const check =
    receiver.length > 0 && !receiver.includes('WETH')
      ? `**Check this: the receiver is ${receiver.join(', ')}, not WETH. No ABI of the SDK has this function.**`
      : '';
  const amount = value === null ? 'not given' : `${formatEther(value)} ETH (${value} wei)`;
  return [
    check,
    '## WETH.deposit()',
    'Makes WETH out of the ETH that is sent with the call: the sender gets 1 WETH for 1 ETH.',
    facts([
      ['Selector', DEPOSIT],
      ['Mutability', 'payable'],
      ['Value', value === 0n ? `${amount}. **Nothing is wrapped.**` : amount],
      ['Who pays and who is paid', 'the sender'],
      ['How it is known', 'read: the public source of WETH9. No ABI of the SDK declares it.'],
    ]),
    sourceLine('/api/contracts/tokens#Token-WETH'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
