import { toolIsland } from '@sdk-docs/tools/pages/tool-form';

/** The permit bench. */
export default toolIsland({
  name: 'permit',
  label: 'Token, typed data of a permit, or its signature',
  placeholder: 'stETH',
  rows: 2,
  fields: ['in', 'chain', 'v'],
  fresh: { chain: '', v: '' },
  examples: { stETH: { in: 'stETH' }, pufETH: { in: 'pufETH' } },
  load: () => import(/* webpackChunkName: "t-permit" */ '@sdk-docs/tools/pages/permit/prepare'),
});
