import { parseEther } from 'viem';
import { call, give, type Step } from './steps';

/** Other accounts request withdrawals of 0.01 pufETH, the minimum. */
export const otherRequests = (count: number): readonly Step[] => [
  give('pufETH', '100', 'others'),
  call('others', 'PufferVaultV5', 'approve', (ground) => [
    ground.labelled('PufferWithdrawalManager'),
    parseEther('100'),
  ]),
  call(
    'others',
    'PufferWithdrawalManager',
    'requestWithdrawal',
    (ground) => [parseEther('0.01'), ground.account('others')],
    { what: `another account makes ${count} requests`, times: count },
  ),
];

/** The operator finalises batches, up to and including the last one. */
export const finalise = (first: bigint, last = first): Step => ({
  what: `the operator finalises ${first === last ? `batch ${first}` : `batches ${first} to ${last}`}`,
  act: async (ground) => {
    for (let batch = first; batch <= last; batch++)
      await ground.send('Paymaster', 'PufferWithdrawalManager', 'finalizeWithdrawals', [batch]);
  },
});
