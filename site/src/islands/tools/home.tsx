import { toolIsland } from '@sdk-docs/tools/pages/tool-form';

/** The one input of all tools. */
export default toolIsland({
  name: 'home',
  label: 'Anything: an error, data, a call, a log, an address, an amount',
  placeholder: 'Paste it here',
  fields: ['in'],
  examples: {
    'an error': { in: '0xb94abeec' },
    'an amount': { in: '1.5 ETH' },
    'an address': { in: '0xD9A442856C234a39a81a089C06451EBAa4306a72' },
  },
  load: () => import(/* webpackChunkName: "t-home" */ '@sdk-docs/tools/pages/home/prepare'),
});
