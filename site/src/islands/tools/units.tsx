import { toolIsland } from '@sdk-docs/tools/pages/tool-form';

/** The converter of numbers. */
export default toolIsland({
  name: 'units',
  label: 'A number, an amount, a duration or a date',
  placeholder: '1.5 ether, 1000000000000000000n, 250 bps, 7 days, 2026-01-01',
  rows: 1,
  fields: ['in', 'decimals', 'rate'],
  examples: {
    '1.5 ETH': { in: '1.5 ETH' },
    'a fee': { in: '2.5 ETH - 100 bps' },
    'a gross amount': { in: 'gross-up 1 ETH 100 bps' },
    gas: { in: '150000 gas at 20 gwei' },
  },
  load: () => import(/* webpackChunkName: "t-units" */ '@sdk-docs/tools/pages/units/prepare'),
});
