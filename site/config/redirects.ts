/** Further addresses of pages: address -> its page. */
export const redirects = [
  { from: '/api/puffer-client', to: '/api/api/puffer-client' },
  { from: '/api/puffer-client-helpers', to: '/api/api/puffer-client-helpers' },
  { from: '/api/contracts/common/lib/types-3', to: '/api/contracts/common/lib/types-2' },
];
