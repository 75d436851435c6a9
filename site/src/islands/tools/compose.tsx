import { toolIsland } from '@sdk-docs/tools/pages/tool-form';

/** The call composer. */
export default toolIsland({
  name: 'compose',
  label: 'Method of the SDK, function of a contract, calldata or a Safe file',
  placeholder: 'PufferVaultHandler.depositETH',
  rows: 1,
  fields: ['in', 'chain', 'v', 'b', 'at', 'safe', 'nonce', 'ms'],
  also: ['b'],
  examples: {
    'deposit ETH': { in: 'PufferVaultHandler.depositETH' },
    'request a withdrawal': { in: 'PufferWithdrawalManagerHandler.requestWithdrawal' },
  },
  load: () => import(/* webpackChunkName: "t-compose" */ '@sdk-docs/tools/pages/compose/prepare'),
});
