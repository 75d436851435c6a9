import { toolIsland } from '@sdk-docs/tools/pages/tool-form';

/** The calldata and log explainer. */
export default toolIsland({
  name: 'calldata',
  label: 'Calldata, a transaction, a batch, logs or a receipt',
  placeholder: '0x..., or JSON',
  fields: ['in', 'contract', 'chain', 'to', 'from', 'value', 'abi'],
  examples: {
    'an approval': {
      in: '0x095ea7b3000000000000000000000000dda0483184e75a5579ef9635ed14baccf9d502830000000000000000000000000000000000000000000000000de0b6b3a7640000',
      chain: 'Mainnet',
      to: '0xD9A442856C234a39a81a089C06451EBAa4306a72',
    },
    'a signature': { in: 'deposit(uint256,address)' },
  },
  load: () => import(/* webpackChunkName: "t-explainer" */ '@sdk-docs/tools/pages/calldata/prepare'),
});
