import type { Page } from '../../model/page';
import { moduleRoute, pageFile, variantsOf, type Variant } from '../../model/routes';
import { blocks, describe, element, frontMatter } from './mdx';
import type { Reference } from '../../model/reference';
import { apiSidebar, type SidebarItem } from './sidebar';

/** Module of each component that generated pages use. */
const componentModules: Readonly<Record<string, string>> = {
  Rows: '@site/src/components/reference/rows',
  Label: '@site/src/components/reference/rows',
  Row: '@site/src/components/reference/row',
  Facts: '@site/src/components/reference/facts',
  Pane: '@site/src/components/reference/pane',
  More: '@site/src/components/reference/more',
  Signature: '@site/src/components/reference/signature',
  Badge: '@site/src/components/reference/badge',
  Compose: '@site/src/components/reference/compose',
  Hex: '@sdk-docs/content/components/hex',
  Read: '@sdk-docs/content/components/hex',
  Ask: '@sdk-docs/content/components/hex',
  Anchor: '@site/src/components/reference/anchor',
  Variants: '@site/src/components/reference/variants',
  FilterTable: '@site/src/components/reference/filter-table',
  Table: '@site/src/components/reference/table',
  Tr: '@site/src/components/reference/table-row',
  Group: '@site/src/components/reference/table-row',
  Short: '@site/src/components/reference/short',
  Release: '@site/src/components/reference/release',
};

/** A list has its own route. Other pages show an SDK module, or a variant of it, and have the module's path. */
type Place =
  | { readonly route: string; readonly path?: undefined; readonly variant?: undefined }
  | { readonly route?: undefined; readonly path: string; readonly variant?: Variant };

interface PageParts {
  /** The title of a variant has a colon, which its heading leaves out. */
  readonly title: string;
  readonly summary: string;
  readonly keywords: readonly string[];
  /** Whether the search ranks it below other pages, because it lists their content. */
  readonly aside?: boolean;
  readonly body: string;
}

/** Assembles a page: front matter, imports, the tabs of the variants, the body, and the release. */
export function pageOf(reference: Reference, parts: PageParts & Place): Page {
  const { upstream } = reference.surface;
  const { path = '', variant: current = 'reference' } = parts;
  const route = parts.route ?? moduleRoute(path, current);
  const file = pageFile(route);
  const neighbours =
    current === 'reference'
      ? neighboursOf(reference, `api/${file.replace(/\.mdx$/, '')}`)
      : { next: null, previous: null };
  const variants = variantsOf(path);
  const used = Object.keys(componentModules).filter(
    (name) =>
      name === 'Release' || (name === 'Variants' && variants.length > 1) || new RegExp(`<${name}\\b`).test(parts.body),
  );
  const text = blocks(
    frontMatter({
      title: parts.title,
      description: describe(parts.summary),
      slug: route,
      ...(parts.aside ? { search: 'aside' } : {}),
      keywords: parts.keywords,
      custom_edit_url: null,
      pagination_next: neighbours.next,
      pagination_prev: neighbours.previous,
    }),
    used.map((name) => `import { ${name} } from '${componentModules[name]}';`).join('\n'),
    `# ${current === 'reference' ? parts.title : parts.title.replace(/: (?=[^:]*$)/, ' ')}`,
    variants.length > 1
      ? element('Variants', {
          current,
          pages: Object.fromEntries(variants.map((variant) => [variant, moduleRoute(path, variant)])),
        })
      : null,
    withOwnLinks(parts, route),
    element('Release', {
      package: upstream.package,
      version: upstream.version,
      commit: upstream.commit,
      date: upstream.date.slice(0, 10),
      repository: upstream.repository,
    }),
  );
  return { path: file, text: `${text}\n` };
}

/** Shortens links within the page: `[\`PufferVaultHandler.deposit\`](/api/...#deposit)` becomes `[\`deposit\`](#deposit)`. */
function withOwnLinks({ title, body }: PageParts, route: string): string {
  return body
    .replaceAll(`](${route}#`, '](#')
    .replace(/\[`(\w+)\.([^`]+)`\]\(#/g, (link, owner: string, name: string) =>
      owner === title ? `[\`${name}\`](#` : link,
    );
}

/** Ids of the documents before and after a page; null at the ends. */
interface Neighbours {
  readonly previous: string | null;
  readonly next: string | null;
}

const orders = new WeakMap<Reference, readonly string[]>();

/**
 * Returns the base pages around a page, in the order of the sidebar. Docusaurus would count the hidden variants and
 * link a contract to its own cross-reference.
 */
function neighboursOf(reference: Reference, id: string): Neighbours {
  const order = orders.get(reference) ?? apiSidebar(reference).flatMap(basePages);
  orders.set(reference, order);
  const at = order.indexOf(id);
  if (at < 0) throw new Error(`the sidebar does not list ${id}`);
  return { previous: order[at - 1] ?? null, next: order[at + 1] ?? null };
}

/** A category with a page of its own contains that page's variants; any other contains pages. */
function basePages(item: SidebarItem): string[] {
  if (item.type === 'doc') return [item.id];
  return item.link === undefined ? item.items.flatMap(basePages) : [item.link.id];
}
