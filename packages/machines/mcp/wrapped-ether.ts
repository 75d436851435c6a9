import { formatEther } from 'viem';
import { sourceLine } from './site';
import { BadInput, facts } from './tool';

const DEPOSIT = '0xd0e30db0';
const WITHDRAW = '0x2e1a7d4d';
const WORD = 64;

/**
 * The call that converts ETH to WETH, or WETH to ETH. No ABI of the SDK has it, and a deposit of WETH starts with it.
 * Null for other data.
 *
 * @param receiver names of the contracts at the receiver; empty without a receiver
 * @param value msg.value in wei; null when it is not given
 * @throws BadInput when the arguments do not fit
 */
export function wrappedEther(data: string, receiver: readonly string[], value: bigint | null): string | null {
  const withdraws = data.startsWith(WITHDRAW);
  if (!withdraws && !data.startsWith(DEPOSIT)) return null;
  const digits = data.slice(DEPOSIT.length);
  if (!withdraws && digits !== '')
    throw new BadInput(`deposit() takes no arguments, but ${digits.length / 2} bytes follow`);
  if (withdraws && digits.length !== WORD)
    throw new BadInput(`withdraw(uint256) takes 32 bytes, but ${digits.length / 2} follow`);
  const check =
    receiver.length > 0 && !receiver.includes('WETH')
      ? `**Check this: the receiver is ${receiver.join(', ')}, not WETH. No ABI of the SDK has this function.**`
      : '';
  const given = value === null ? 'not given' : `${formatEther(value)} ETH (${value} wei)`;
  return [check, ...(withdraws ? withdrawal(BigInt(`0x${digits}`), given, value) : wrapping(given, value))]
    .concat(sourceLine('/api/contracts/tokens#Token-WETH'))
    .filter((part) => part !== '')
    .join('\n\n');
}

const KNOWN = ['How it is known', 'read: the public source of WETH9. No ABI of the SDK declares it.'] as const;

const wrapping = (given: string, value: bigint | null): readonly string[] => [
  '## WETH.deposit()',
  'Makes WETH out of the ETH that is sent with the call: the sender gets 1 WETH for 1 ETH.',
  facts([
    ['Selector', DEPOSIT],
    ['Mutability', 'payable'],
    ['Value', value === 0n ? `${given}. **Nothing is wrapped.**` : given],
    ['Who pays and who is paid', 'the sender'],
    KNOWN,
  ]),
];

const withdrawal = (wad: bigint, given: string, value: bigint | null): readonly string[] => [
  '## WETH.withdraw(uint256)',
  'Burns WETH of the sender and pays the sender the same amount of ETH.',
  facts([
    ['Selector', WITHDRAW],
    ['Mutability', 'nonpayable'],
    ['wad', `${formatEther(wad)} WETH (${wad} base units)`],
    ['Value', value === null || value === 0n ? given : `${given}. **It reverts: it takes no ETH.**`],
    ['Who pays and who is paid', 'the sender'],
    KNOWN,
  ]),
];
