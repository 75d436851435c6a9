import type { Page } from '../../model/page';
import { moduleRoute, variantsOf, type Variant } from '../../model/routes';
import { blocks, describe, element, frontMatter, open } from './mdx';
import { neighboursOf } from './neighbours';
import type { Reference } from '../../model/reference';

/** File of each component that generated pages use, below site/src/components. */
const componentFiles: Readonly<Record<string, string>> = {
  Rows: 'reference/rows',
  Label: 'reference/rows',
  Row: 'reference/row',
  Facts: 'reference/facts',
  Pane: 'reference/pane',
  More: 'reference/more',
  Signature: 'reference/signature',
  Badge: 'reference/badge',
  Compose: 'reference/compose',
  Hex: 'reference/hex',
  Anchor: 'reference/anchor',
  Variants: 'reference/variants',
  FilterTable: 'reference/filter-table',
  Table: 'reference/table',
  Tr: 'reference/table-row',
  Group: 'reference/table-row',
  Short: 'reference/short',
  Release: 'reference/release',
};

interface PageParts {
  /** Path below site/docs/api. */
  readonly file: string;
  readonly route: string;
  /** Path of the SDK module of the page; null for a page without a module. */
  readonly path: string | null;
  readonly variant: Variant;
  readonly title: string;
  /** Heading, if it differs from the title. */
  readonly heading?: string;
  readonly summary: string;
  readonly keywords: readonly string[];
  /** Whether the search ranks it below other pages, as a list of what they say. */
  readonly aside?: boolean;
  readonly body: string;
}

/** Assembles a page: front matter, imports, the tabs of the variants, the body, and the release. */
export function pageOf(reference: Reference, parts: PageParts): Page {
  const { upstream } = reference.surface;
  const neighbours =
    parts.variant === 'reference'
      ? neighboursOf(reference, `api/${parts.file.replace(/\.mdx$/, '')}`)
      : { next: null, previous: null };
  const variants = parts.path === null ? [] : variantsOf(parts.path);
  const used = Object.keys(componentFiles).filter(
    (name) =>
      name === 'Release' || (name === 'Variants' && variants.length > 1) || new RegExp(`<${name}\\b`).test(parts.body),
  );
  const text = blocks(
    frontMatter({
      title: parts.title,
      description: describe(parts.summary),
      slug: parts.route.replace(/^\/api/, '/api'),
      ...(parts.aside ? { search: 'aside' } : {}),
      keywords: parts.keywords,
      custom_edit_url: null,
      pagination_next: neighbours.next,
      pagination_prev: neighbours.previous,
    }),
    used.map((name) => `import { ${name} } from '@site/src/components/${componentFiles[name]}';`).join('\n'),
    `# ${parts.heading ?? parts.title}`,
    variants.length > 1 && parts.path !== null ? variantTabs(parts.path, parts.variant, variants) : null,
    withOwnLinks(parts),
    element('Release', {
      package: upstream.package,
      version: upstream.version,
      commit: upstream.commit,
      date: upstream.date.slice(0, 10),
      repository: upstream.repository,
    }),
  );
  return { path: parts.file, text: `${text}\n` };
}

/** Shortens links within the page: `[\`PufferVaultHandler.deposit\`](/api/...#deposit)` becomes `[\`deposit\`](#deposit)`. */
function withOwnLinks({ title, route, body }: PageParts): string {
  return body
    .replaceAll(`](${route}#`, '](#')
    .replace(/\[`(\w+)\.([^`]+)`\]\(#/g, (link, owner: string, name: string) =>
      owner === title ? `[\`${name}\`](#` : link,
    );
}

function variantTabs(path: string, current: Variant, variants: readonly Variant[]): string {
  return `${open('Variants', {
    current,
    pages: Object.fromEntries(variants.map((variant) => [variant, moduleRoute(path, variant)])),
  }).replace(/>$/, ' />')}`;
}
