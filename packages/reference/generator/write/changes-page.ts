import { changesByPage, type ChangedItem, type PageChanges } from '../../model/changes';
import { removedNames, type History, type ItemKey, type ReleaseStep } from '../../model/history';
import type { Page } from '../../model/page';
import type { Reference } from '../../model/reference';
import { contractRoute, exportsRoute, moduleRoute } from '../../model/routes';
import { updateChecklist } from '../../model/update-checklist';
import type { Warning } from '../../model/warnings';
import { blocks, codeBlock, describe, element, frontMatter, heading } from './mdx';
import { prose, warningBlock } from './prose';
import { table, type TableRow } from './table';

/** Number of releases printed in full; the island loads the rest. */
const SHOWN = 10;

/** site/docs/changes.mdx: changes of each release, from the history and the warnings. Null without a history. */
export function changesPage(reference: Reference): Page | null {
  const { history, layout, upstream, warnings } = reference.surface;
  if (history === null) return null;
  const versions = [history.first, ...history.steps.map(({ version }) => version)];
  const shown = history.steps.slice(-SHOWN).reverse();
  const earlier = warnings.filter(
    ({ version, risk }) => risk === 'money' && !shown.some((step) => step.version === version),
  );
  const summary = `What the ${history.steps.length} releases of the ${layout.name} after ${history.first}, up to ${upstream.version}, added, removed and changed: signatures, ABIs, addresses, permits, and where money can be lost.`;
  const text = blocks(
    frontMatter({
      title: 'Changes',
      description: describe(summary),
      slug: '/changes',
      search: 'aside',
      keywords: ['changelog', "what's new", 'upgrade', 'update', 'migration', 'breaking changes', upstream.version],
      custom_edit_url: null,
    }),
    [
      `import CompareReleases from '@site/src/islands/compare-releases';`,
      ...['Table', 'More'].map(
        (name) => `import { ${name} } from '@site/src/components/reference/${name.toLowerCase()}';`,
      ),
    ].join('\n'),
    '# Changes',
    summary,
    `Read in the source of every release: exports, members, signatures, ABI entries, addresses, permit versions, the code of methods, and the range of viem. What deployed contracts do was not compared.`,
    heading(2, 'Compare two releases', 'compare'),
    element('CompareReleases', { package: upstream.package, versions }),
    shown.map((step) => releaseSection(reference, history, step)),
    removedSection(reference),
    heading(2, 'Warnings of earlier releases', 'earlier-warnings'),
    'Where an update can cost money.',
    table(
      null,
      ['Release', 'What changed', 'What to do', 'Read in'],
      earlier.reverse().map(({ version, text, todo, source }) => ({ cells: [version, text, todo, source] })),
      { facts: 0 },
    ),
    heading(2, 'Next', 'next'),
    [
      '- [Names from older versions](/guides/common-questions#older-names)',
      `- [Exports](${exportsRoute}): everything the package exports, with import lines`,
      '- [Test your integration](/guides/testing-your-integration) after the update',
    ].join('\n'),
  );
  return { path: 'changes.mdx', text: `${text}\n` };
}

/** Replacements of removed exports and members, newest first. */
function removedSection(reference: Reference): string {
  const { history, replaced } = reference.surface;
  const releases = removedNames(history, replaced);
  const rows = [...replaced].reverse().map(({ removed, now }) => {
    const [first = ''] = removed;
    const [owner = ''] = first.split('.');
    const members = removed.map((name) => code(name.slice(owner.length + 1))).join(', ');
    // The first column of prose has no label of its own.
    const instead = `**Now:** ${prose(reference, now)}`;
    return {
      cells: [
        code(removed.length === 1 ? first : owner),
        releases.get(first) ?? '',
        removed.length === 1 ? instead : `${members}. ${instead}`,
      ],
    };
  });
  if (rows.length === 0) return '';
  return blocks(
    heading(2, 'Removed names', 'removed-names'),
    `Exports and members that a release after ${history?.first} removed and that code may still name. Each was looked up in the tags of the SDK's repository.`,
    table(null, ['Name', 'Removed in', 'Now'], rows, { facts: 1 }),
  );
}

const warningText = ({ text, todo, source }: Warning): string =>
  `${text} **What to do:** ${todo} **Read in:** ${source}.`;

function releaseSection(reference: Reference, history: History, step: ReleaseStep): string {
  const { upstream, warnings } = reference.surface;
  const own = warnings.filter(({ version, risk }) => version === step.version && risk === 'money');
  const pages = changesByPage(step);
  const at = history.steps.indexOf(step);
  const from = history.steps[at - 1]?.version ?? history.first;
  const breaks =
    own.length > 0 || pages.some((page) => page.removed.length + page.changed.length + page.inside.length > 0);
  return blocks(
    heading(2, step.version, `release-${step.version.replaceAll('.', '-')}`),
    `Released on ${step.date.slice(0, 10)}.`,
    own.map((row) => warningBlock(warningText(row))),
    table(
      null,
      ['Page', 'Added', 'Removed', 'Changed', 'Changed inside, same signature'],
      pages.map((page) => pageRow(reference, page)),
      { facts: 0 },
    ),
    breaks
      ? codeBlock(
          'text',
          updateChecklist({ package: upstream.package, from, to: step.version }, pages, own),
          `title="Checklist from ${from} to ${step.version}"`,
        )
      : 'Nothing was removed or changed.',
  );
}

function pageRow(reference: Reference, { title, route, added, removed, changed, inside }: PageChanges): TableRow {
  const names = (items: readonly ChangedItem[]): string => items.map((item) => itemText(reference, item)).join(', ');
  const name = `\`${title}\``;
  return {
    cells: [
      pageRoutes(reference).has(route) ? `[${name}](${route})` : name,
      // The first column of prose has no label of its own.
      added.length === 0 ? '' : `**Added:** ${names(added)}`,
      names(removed),
      changed
        .map((item) => `${itemText(reference, item)} from ${code(item.before)} to ${code(item.after)}`)
        .join('<br />'),
      names(inside),
    ],
  };
}

const code = (text: string): string => `\`${text.replaceAll('`', "'")}\``;

function itemText(reference: Reference, { key, name }: ChangedItem): string {
  const link = itemLink(reference, key);
  return link === null ? code(name) : `[${code(name)}](${link})`;
}

/** Link to the current entry of an item of the history; null for a removed one. */
export function itemLink(reference: Reference, key: ItemKey): string | null {
  const [first = '', second = '', ...rest] = key.replace(/ (code|returns)$/, '').split(' ');
  if (first === 'package') return '/third-party/viem';
  if (first === 'main') return exportsRoute;
  if (first === 'abi') return reference.link(`${second}.${rest.slice(1).join(' ')}`);
  if (!pageRoutes(reference).has(moduleRoute(first))) return null;
  return reference.link(`${first}.${second.replace('.value.', '.')}`);
}

const routes = new WeakMap<Reference, ReadonlySet<string>>();

/** Routes that a list of changes may link to. */
export function pageRoutes(reference: Reference): ReadonlySet<string> {
  const known =
    routes.get(reference) ??
    new Set([
      exportsRoute,
      '/third-party/viem',
      ...reference.handlers.map(({ module }) => moduleRoute(module.path)),
      ...reference.surface.layout.modules.map(({ path }) => moduleRoute(path)),
      ...reference.surface.contracts.map(({ name }) => contractRoute(name)),
    ]);
  routes.set(reference, known);
  return known;
}
