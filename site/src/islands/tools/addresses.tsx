import { toolIsland } from '@sdk-docs/tools/pages/tool-form';

/** The address book. */
export default toolIsland({
  name: 'addresses',
  label: 'Search by address, contract, token or chain; * for all',
  placeholder: 'PufferVault Holesky',
  rows: 1,
  fields: ['in', 'chain'],
  examples: {
    'the vault': { in: 'PufferVault' },
    'a shortened address': { in: '0xD9A4...6a72' },
    'a chain id': { in: '8453' },
  },
  eager: true,
  load: () => import(/* webpackChunkName: "t-book" */ '@sdk-docs/tools/pages/addresses/prepare'),
});
