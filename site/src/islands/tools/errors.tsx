import { toolIsland } from '@sdk-docs/tools/pages/tool-form';

/** The revert doctor. */
export default toolIsland({
  name: 'errors',
  label: 'Error message, JSON-RPC answer or revert data',
  placeholder: '0xb94abeec, or the whole message',
  fields: ['in', 'contract'],
  examples: {
    'a selector': { in: '0xb94abeec' },
    'an error of several contracts': { in: 'InvalidAmount()' },
    'a message of viem': { in: 'Could not find an Account to execute with this Action.' },
  },
  load: () => import(/* webpackChunkName: "t-doctor" */ '@sdk-docs/tools/pages/errors/prepare'),
});
