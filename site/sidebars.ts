import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

interface Category {
  readonly type: 'category';
  readonly label: string;
  readonly link?: { readonly id: string };
  readonly items: readonly Item[];
}
type Item = Category | { readonly type: 'doc'; readonly id: string };

const generated = join(__dirname, '.generated/sidebar/api.json');

/** Gives each category a unique key: a handler and an ABI may have the same label. */
function keyed(items: readonly Item[], parent = 'api'): Item[] {
  return items.map((item) => {
    if (item.type !== 'category') return item;
    const key = item.link?.id ?? `${parent}/${item.label}`;
    return { ...item, key, items: keyed(item.items, key) };
  });
}

/** Returns the reference's items, which the generator writes in page order. */
function apiItems(): SidebarsConfig[string] {
  const items = JSON.parse(readFileSync(generated, 'utf8')) as Item[];
  return keyed(items) as SidebarsConfig[string];
}

/** Pages below a title. Only the group of the current page is open, so that the tools and the reference stay in view. */
const group = (label: string, ids: string[]) => ({ type: 'category' as const, label, collapsed: true, items: ids });

const sidebars: SidebarsConfig = {
  docs: [
    'index',
    'getting-started',
    {
      type: 'category',
      label: 'Guides',
      collapsed: false,
      link: { type: 'doc', id: 'guides/index' },
      items: [
        group('First steps', [
          'guides/depositing-eth',
          'staking/staking-assets-in-puffer',
          'guides/units-and-decimals',
          'guides/permits-and-approvals',
          'guides/common-questions',
        ]),
        group('Move money in and out', [
          'guides/withdrawing',
          'staking/staking-at-puffer',
          'guides/request-status',
          'guides/track-a-withdrawal',
          'vaults/puffer-unifi-vaults',
          'vaults/unifi-vaults-deposit-and-withdrawal',
          'guides/lagoon-and-concrete-vaults',
        ]),
        group('Rewards and locking', [
          'guides/carrot',
          'guides/vlpuffer-locking',
          'guides/puf-locker',
          'guides/merkl-claims',
          'guides/rewards',
        ]),
        group('Institutions and operators', ['guides/institutional-vaults', 'guides/validator-tickets']),
        group('Production', [
          'guides/errors-and-retries',
          'guides/gas-and-estimates',
          'guides/gas-used',
          'guides/bound-what-you-pay',
          'guides/calldata-and-safe',
          'guides/testing-your-integration',
          'guides/index-a-users-history',
          'third-party/viem',
        ]),
      ],
    },
    'handlers/index',
    {
      type: 'category',
      label: 'Tools',
      collapsed: true,
      link: { type: 'doc', id: 'tools/index' },
      items: ['tools/errors', 'tools/calldata', 'tools/compose', 'tools/permit', 'tools/addresses', 'tools/units'],
    },
    { type: 'link', label: 'API Reference', href: '/api/' },
    group('About these docs', ['data', 'for-assistants', 'how-we-know', 'changes']),
  ],
  api: apiItems(),
};

export default sidebars;
