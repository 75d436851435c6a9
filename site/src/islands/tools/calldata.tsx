import { toolIsland } from '@sdk-docs/tools/pages/tool-form';

/** The calldata and log explainer. */
export default toolIsland({
  name: 'calldata',
  label: 'Calldata, a transaction, a batch, logs or a receipt',
  placeholder: '0x..., or JSON',
  fields: ['in', 'contract', 'chain', 'to', 'from', 'value'],
  load: () => import(/* webpackChunkName: "t-explainer" */ '@sdk-docs/tools/pages/calldata/prepare'),
});
