import { toolIsland } from '@sdk-docs/tools/pages/tool-form';

/** The one input of all tools. */
export default toolIsland({
  name: 'home',
  label: 'Anything: an error, data, a call, a log, an address, an amount',
  placeholder: 'Paste it here',
  fields: ['in'],
  load: () => import(/* webpackChunkName: "t-home" */ '@sdk-docs/tools/pages/home/prepare'),
});
