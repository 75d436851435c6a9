import type { Page } from '../../model/page';
import { accessPage } from './access-page';
import { approvalsPage } from './approvals-page';
import { boundariesPage } from './boundaries-page';
import { addressesPage, vaultAddressesPage } from './addresses-pages';
import { chainsPage } from './constants-pages';
import { tokensPage } from './tokens-page';
import { contractCrossPage } from './contract-cross-page';
import { contractPage } from './contract-page';
import { contractAbiFile, contractRawPage } from './contract-raw-page';
import { eventsPage } from './events-page';
import { exportsPage } from './exports-page';
import { handlerCrossPage } from './handler-cross-page';
import { handlerPage } from './handler-page';
import { indexPage } from './index-page';
import { modulePage } from './module-page';
import type { Reference } from '../../model/reference';
import { revertsPage } from './reverts-page';
import { unlistedHandlers } from './sidebar';
import { typesCrossPage, typesRawPage } from './types-variants';
import { unknownsPage } from './unknowns-page';

/** Modules with a page of tables. */
const tablePages: Readonly<Record<string, (reference: Reference) => Page>> = {
  'chains/constants': chainsPage,
  'contracts/tokens': tokensPage,
  'contracts/addresses': addressesPage,
  'contracts/vaults-addresses': vaultAddressesPage,
};

/**
 * Returns every file below site/docs/api. The surface must have no problems; the same surface gives the same bytes. Throws
 * when the sidebar does not list exactly the existing handlers.
 */
export function writePages(reference: Reference): Page[] {
  const { surface } = reference;
  const unlisted = unlistedHandlers(reference);
  if (unlisted.length > 0) throw new Error(`surface/layout.json: ${unlisted.join(', ')}`);
  return [
    indexPage(reference),
    revertsPage(reference),
    ...(surface.observedReverts.length === 0 ? [] : [boundariesPage(reference)]),
    approvalsPage(reference),
    accessPage(reference),
    eventsPage(reference),
    exportsPage(reference),
    unknownsPage(reference),
    ...surface.layout.modules.flatMap(({ path, title }) => smallModulePages(reference, path, title)),
    ...reference.handlers.flatMap((handler) => [handlerPage(reference, handler), handlerCrossPage(reference, handler)]),
    ...surface.contracts.flatMap((contract) => [
      contractPage(reference, contract),
      contractCrossPage(reference, contract),
      contractRawPage(reference, contract),
      contractAbiFile(contract),
    ]),
  ];
}

function smallModulePages(reference: Reference, path: string, title: string): Page[] {
  const module = reference.surface.modules.find((candidate) => candidate.path === path);
  if (module === undefined) throw new Error(`surface/sdk has no module ${path}`);
  const base = tablePages[path]?.(reference) ?? modulePage(reference, module, title);
  return path === 'contracts/common/lib/types'
    ? [base, typesCrossPage(reference, module, title), typesRawPage(reference, module, title)]
    : [base];
}
