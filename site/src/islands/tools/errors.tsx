import { toolIsland } from '@site/src/tools/tool-form';

/** The revert doctor. */
export default toolIsland({
  name: 'errors',
  label: 'Error message, JSON-RPC answer or revert data',
  placeholder: '0xb94abeec, or the whole message',
  fields: ['in', 'contract'],
  load: () => import(/* webpackChunkName: "t-doctor" */ '@site/src/tools/errors/prepare'),
});
