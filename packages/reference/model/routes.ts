/**
 * The only place that creates public paths. Routes are below the base path and have no trailing slash, except the
 * indexes of folders.
 */

/** A page of the reference has variants: the reference itself, its cross-reference and its raw form. */
export type Variant = 'reference' | 'cross-reference' | 'raw';

/** The labels of a module's views. */
export const variantLabels: Readonly<Record<Variant, string>> = {
  reference: 'Reference',
  'cross-reference': 'Cross-reference',
  raw: 'Raw',
};

const suffixes: Record<Variant, string> = { reference: '', 'cross-reference': '-1', raw: '-2' };

export const apiIndexRoute = '/api/';
export const revertsRoute = '/api/reverts';
export const approvalsRoute = '/api/approvals';
export const unknownsRoute = '/api/unknowns';
export const eventsRoute = '/api/events';
export const accessRoute = '/api/access';
export const exportsRoute = '/api/exports';
export const boundariesRoute = '/api/borders';
export const howWeKnowRoute = '/how-we-know';
export const gasRoute = '/guides/gas-used';

/** The call composer with a method or a function: `PufferVaultHandler.deposit`, `PufferVaultV5.deposit(uint256,address)`. */
export const composeLink = (id: string): string => `/tools/compose#in=${id}`;

/** Returns the route of an SDK module: its path inside the package below /api/. */
export function moduleRoute(path: string, variant: Variant = 'reference'): string {
  return `/api/${path}${suffixes[variant]}`;
}

/** Returns the module path of a contract's ABI constant. */
export function abiModule(contract: string): string {
  return `contracts/abis/mainnet/${contract}`;
}

export function contractRoute(contract: string, variant: Variant = 'reference'): string {
  return moduleRoute(abiModule(contract), variant);
}

/** Returns the file of a page below site/docs/api: the route without /api/, with the extension. */
export function pageFile(route: string): string {
  const path = route.replace(/^\/api\//, '');
  return `${path === '' ? 'index' : path}.mdx`;
}

/** Returns the variants of a module's page. */
export function variantsOf(path: string): readonly Variant[] {
  if (path.startsWith('contracts/abis/') || path === 'contracts/common/lib/types') {
    return ['reference', 'cross-reference', 'raw'];
  }
  return path.startsWith('contracts/handlers/') ? ['reference', 'cross-reference'] : ['reference'];
}

/** Whether a route is a `-1` or `-2` page, which stays out of search, sidebar lists and pagination. */
export function isVariantRoute(route: string): boolean {
  return /^\/api\/contracts\/(abis|handlers|common)\/.+-[123]$/.test(route.replace(/\/$/, ''));
}

/** Names of the data files that are fetched to ask a wallet: of a contract, and of a lower-case address. */
export const readsName = (contract: string): string => `reads-${contract}`;
export const namesName = (address: string): string => `names-${address[2] ?? ''}`;
