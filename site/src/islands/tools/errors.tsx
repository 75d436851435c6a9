import { toolIsland } from '@sdk-docs/tools/pages/tool-form';

/** The revert doctor. */
export default toolIsland({
  name: 'errors',
  label: 'Error message, JSON-RPC answer or revert data',
  placeholder: '0xb94abeec, or the whole message',
  fields: ['in', 'contract'],
  load: () => import(/* webpackChunkName: "t-doctor" */ '@sdk-docs/tools/pages/errors/prepare'),
});
