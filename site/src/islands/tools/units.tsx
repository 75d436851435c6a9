import { toolIsland } from '@sdk-docs/tools/pages/tool-form';

/** The converter of numbers. */
export default toolIsland({
  name: 'units',
  label: 'A number, an amount, a duration or a date',
  placeholder: '1.5 ether, 1000000000000000000n, 250 bps, 7 days, 2026-01-01',
  rows: 1,
  fields: ['in', 'decimals', 'rate'],
  load: () => import(/* webpackChunkName: "t-units" */ '@sdk-docs/tools/pages/units/prepare'),
});
