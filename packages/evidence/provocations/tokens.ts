import { parseEther, zeroAddress } from 'viem';
import { give, type Args } from '../steps';
import { parts, permit, permitArgs, sign, twin, unsigned } from './signatures';
import { at, now, reader, refuses, type Trial } from './trial';

const one = parseEther('1');
const TOKEN = 'PufferVaultV5';
const spender = at('PufferWithdrawalManager');
const ZERO = zeroAddress;

/** Transfers, allowances and permits, with pufETH and PUFFER's votes as examples. */
export const tokens: readonly Trial[] = [
  refuses('ERC20InsufficientBalance', `${TOKEN}.transfer`, [at('friend'), one + 1n], {
    before: [give('pufETH', '1')],
    passes: { args: [at('friend'), one] },
  }),
  refuses('ERC20InsufficientAllowance', `${TOKEN}.transferFrom`, [reader, at('friend'), 1n], {
    from: 'friend',
    before: [give('pufETH', '1')],
    passes: { args: [reader, at('friend'), 0n] },
  }),
  refuses('ERC20InvalidReceiver', `${TOKEN}.transfer`, [ZERO, 0n], { passes: { args: [at('friend'), 0n] } }),
  refuses('ERC20InvalidSpender', `${TOKEN}.approve`, [ZERO, 1n], { passes: { args: [spender, 1n] } }),
  refuses('ERC20InvalidApprover', `${TOKEN}.transferFrom`, [ZERO, reader, 0n]),
  refuses('ERC20InvalidSender', `${TOKEN}.transfer`, [reader, 0n], { from: 'zero address' }),
  refuses('ERC2612ExpiredSignature', `${TOKEN}.permit`, permitArgs(TOKEN, spender, { value: one, seconds: -1n }), {
    passes: { args: permitArgs(TOKEN, spender, { value: one, seconds: 0n }) },
  }),
  refuses('ERC2612InvalidSigner', `${TOKEN}.permit`, permitArgs(TOKEN, spender, { value: one, claimed: one + 1n })),
  refuses('ECDSAInvalidSignature', `${TOKEN}.permit`, async (ground) => {
    const { v, r, s } = unsigned();
    return [reader, spender, one, await now(ground), v, r, s];
  }),
  refuses('ECDSAInvalidSignatureS', `${TOKEN}.permit`, async (ground) => {
    const { deadline, ...rest } = await permit(ground, TOKEN, spender, one);
    const { v, r, s } = twin(rest);
    return [reader, spender, one, deadline, v, r, s];
  }),
  refuses('InvalidAccountNonce', 'vlPUFFER.delegateBySig', delegation(1n, 3_600n), {
    passes: { args: delegation(0n, 3_600n) },
  }),
  refuses('VotesExpiredSignature', 'vlPUFFER.delegateBySig', delegation(0n, -1n), {
    passes: { args: delegation(0n, 0n) },
  }),
  refuses('ERC5805FutureLookup', 'vlPUFFER.getPastVotes', async (ground) => [reader, await now(ground)], {
    passes: { args: async (ground) => [reader, (await now(ground)) - 1n] },
  }),
];

function delegation(nonce: bigint, seconds: bigint): Args {
  return async (ground) => {
    const expiry = (await now(ground)) + seconds;
    const signature = await sign(ground, {
      contract: 'vlPUFFER',
      type: 'Delegation',
      fields: { delegatee: ['address', at('friend')], nonce: ['uint256', nonce], expiry: ['uint256', expiry] },
    });
    const { v, r, s } = parts(signature);
    return [at('friend'), nonce, expiry, v, r, s];
  };
}
