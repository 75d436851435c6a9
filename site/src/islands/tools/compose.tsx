import { toolIsland } from '@site/src/tools/tool-form';

/** The call composer. */
export default toolIsland({
  name: 'compose',
  label: 'Method of the SDK or function of a contract',
  placeholder: 'vault.deposit',
  rows: 1,
  fields: ['in', 'chain', 'v'],
  load: () => import(/* webpackChunkName: "t-compose" */ '@site/src/tools/compose/prepare'),
});
