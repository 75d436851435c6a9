import { toolIsland } from '@sdk-docs/tools/pages/tool-form';

/** The address book. */
export default toolIsland({
  name: 'addresses',
  label: 'Address or a part of it, name, token, chain; * for all',
  placeholder: 'PufferVault Holesky',
  rows: 1,
  fields: ['in', 'chain'],
  load: () => import(/* webpackChunkName: "t-book" */ '@sdk-docs/tools/pages/addresses/prepare'),
});
