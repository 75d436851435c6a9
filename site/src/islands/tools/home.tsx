import { toolIsland } from '@site/src/tools/tool-form';

/** The one input of all tools. */
export default toolIsland({
  name: 'home',
  label: 'Anything: an error, data, a call, a log, an address, an amount',
  placeholder: 'Paste it here',
  fields: ['in'],
  load: () => import(/* webpackChunkName: "t-home" */ '@site/src/tools/home/prepare'),
});
