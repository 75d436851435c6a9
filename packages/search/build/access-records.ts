import { accountAnchor, roleAnchor } from '@sdk-docs/reference/model/anchors';
import { accessRoute } from '@sdk-docs/reference/model/routes';
import type { Access } from '@sdk-docs/reference/model/access';
import { draft, type Draft } from './draft';
import { prose } from '@sdk-docs/reference/model/plain-text';

/** Returns the records of the access page: accounts with rights, by name and address, and roles, by name. */
export const accessRecords = ({ accounts, roles }: Access): Draft[] => [
  ...accounts.map(({ chain, name, address }) =>
    draft({
      kind: 'address',
      route: accessRoute,
      name,
      anchor: accountAnchor(chain, name),
      owner: 'Access',
      chain,
      hex: [address],
    }),
  ),
  ...roles.map(({ id, name, holder }) =>
    draft({
      kind: 'constant',
      route: accessRoute,
      name,
      anchor: roleAnchor(id),
      owner: 'Access',
      detail: `role ${id}`,
      text: prose(`Holder: ${holder}.`),
    }),
  ),
];
