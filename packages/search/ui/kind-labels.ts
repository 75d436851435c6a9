import { translate } from '@docusaurus/Translate';
import type { Group, Kind } from '../format/kinds';

/** Icon and name of each kind. The icon is decoration, because the name always shows as well. */
const LABELS: Readonly<Record<Kind, readonly [icon: string, name: string]>> = {
  page: ['¶', 'Page'],
  section: ['§', 'Section'],
  handler: ['H', 'Handler'],
  class: ['C', 'Class'],
  method: ['m', 'Method'],
  property: ['p', 'Property'],
  enum: ['E', 'Enum'],
  member: ['e', 'Enum member'],
  token: ['◎', 'Token'],
  chain: ['⛓', 'Chain'],
  type: ['T', 'Type'],
  constant: ['K', 'Constant'],
  function: ['ƒ', 'Function'],
  contract: ['{}', 'Contract ABI'],
  'abi-function': ['ƒ', 'ABI function'],
  event: ['!', 'Event'],
  error: ['×', 'Error'],
  revert: ['×', 'Revert text'],
  address: ['0x', 'Address'],
  removed: ['−', 'Removed'],
};

export const kindIcon = (kind: Kind): string => LABELS[kind][0];
export const kindName = (kind: Kind): string => LABELS[kind][1];

export const groupName = (group: Group): string =>
  ({
    guides: translate({ id: 'site.search.group.guides', message: 'Guides' }),
    sdk: translate({ id: 'site.search.group.sdk', message: 'SDK' }),
    contracts: translate({ id: 'site.search.group.contracts', message: 'Contracts' }),
    errors: translate({ id: 'site.search.group.errors', message: 'Errors' }),
    addresses: translate({ id: 'site.search.group.addresses', message: 'Tokens, chains, addresses' }),
  })[group];
