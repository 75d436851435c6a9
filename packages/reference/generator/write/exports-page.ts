import { importLine, preferredPath, type PackageExport, type Typing } from '../../model/package-exports';
import type { ItemKey } from '../../model/history';
import type { Page } from '../../model/page';
import { exportsRoute } from '../../model/routes';
import { contractKeys, exportKey } from '../../model/since';
import { allExports, typingNotes } from './import-text';
import { blocks, heading, wrap } from './mdx';
import { pageOf } from './page-of';
import type { Reference } from '../../model/reference';
import { releaseText } from './release-text';
import { filterTable, rows } from './rows';
import { words } from './sentence';

const groups: readonly {
  readonly title: string;
  readonly id: string;
  readonly keep: (item: PackageExport) => boolean;
}[] = [
  { title: 'Handlers', id: 'handlers', keep: ({ kind }) => kind === 'handler' },
  { title: 'Types and interfaces', id: 'types', keep: ({ typeOnly }) => typeOnly },
  { title: 'ABIs', id: 'abis', keep: ({ kind }) => kind === 'abi' },
  { title: 'Errors', id: 'errors', keep: ({ module }) => module.startsWith('errors/') },
  { title: 'Clients, constants and functions', id: 'values', keep: () => true },
];

/** Writes /api/exports: all exports of the package, their import paths, and their types in TypeScript. */
export function exportsPage(reference: Reference): Page {
  const { package: name, version } = reference.surface.upstream;
  const all = allExports(reference);
  const root = all.filter(({ paths }) => paths.some(({ from }) => from === name));
  const taken = new Set<PackageExport>();
  const sections = groups.map(({ title, id, keep }) => {
    const items = all.filter((item) => !taken.has(item) && keep(item));
    items.forEach((item) => taken.add(item));
    return { title, id, items };
  });
  return pageOf(reference, {
    route: exportsRoute,
    title: 'Exports',
    summary: `All ${all.length} exports of ${name} ${version} with the line that imports them: ${root.length} from the root, the rest by subpath, and which of them TypeScript sees as any.`,
    keywords: [
      'import',
      'imports',
      'export',
      'subpath',
      'dist',
      'types',
      'module',
      'require',
      'any',
      'TS7016',
      'TS2305',
    ],
    body: blocks(
      `The package has three kinds of paths. Each works with \`import\` and with \`require\`; none takes a file extension.`,
      rows('Paths', [
        wrap(
          'Row',
          { name },
          `The root: ${root.length} of the ${all.length} exports, among them ${root.filter(({ kind }) => kind === 'handler').length} of the ${reference.handlers.length} handlers.`,
        ),
        wrap('Row', { name: `${name}/handlers/*` }, 'One handler by its file name, with its types.'),
        wrap(
          'Row',
          { name: `${name}/dist/*` },
          'Any module by its path in the package: ABIs, errors, types, utilities.',
        ),
      ]),
      `These do not resolve (ERR_MODULE_NOT_FOUND): paths with the ending \`.js\`, \`${name}/contracts/...\` and others without \`dist\`, \`${name}/lib/...\`, and \`${name}/package.json\`.`,
      heading(2, 'What TypeScript sees as any', 'any'),
      `The package ships no declarations for ${Object.keys(reference.surface.upstream.untyped).length} handlers. Their properties of \`${reference.surface.layout.client}\` are \`any\`, so a wrong name or argument shows only at run time. When you import them by name, they behave as follows:`,
      rows(
        'Exports without declarations',
        all
          .filter(({ module }) => module in reference.surface.upstream.untyped)
          .map((item) => untypedRow(reference, item)),
      ),
      'This applies to TypeScript 5.9.3 with `moduleResolution: bundler`. With `node16` or `nodenext` the root exports nothing for the type checker.',
      sections.map(({ title, id, items }) =>
        blocks(
          heading(2, title, id),
          filterTable(
            `Filter: ${title}`,
            items.map((item) => exportRow(reference, item)),
          ),
        ),
      ),
    ),
  });
}

const shortNotes: Readonly<Record<Typing, string>> = {
  declared: 'typed',
  missing: 'TS2305',
  any: 'any',
  'no-declarations': 'TS7016',
};

/** Writes the preferred import, then the other paths without the package name. */
function exportRow(reference: Reference, item: PackageExport): string {
  const { package: name } = reference.surface.upstream;
  const best = preferredPath(item);
  const others = item.paths
    .filter((path) => path !== best)
    .map(
      ({ from, typing }) =>
        `\`${from.replace(`${name}/`, '…/')}\`${typing === best?.typing ? '' : ` (${shortNotes[typing]})`}`,
    );
  return wrap(
    'Row',
    {
      name: item.name,
      href: item.route,
      type: item.kind === 'abi' ? 'ABI' : item.kind,
      release: releaseText(reference, keysOf(reference, item)),
    },
    [
      ...(best === undefined ? [] : [words(`\`${importLine(item, best)}\``, typingNotes[best.typing])]),
      ...(others.length === 0 ? [] : [`Also from ${others.join(', ')}.`]),
    ].join('<br />'),
  );
}

/** Key of an export in the history; for an ABI, of its entries. */
function keysOf({ contracts }: Reference, { kind, module, name }: PackageExport): ItemKey | readonly ItemKey[] {
  const contract = kind === 'abi' ? contracts.get(name) : undefined;
  return contract === undefined ? exportKey(module, name) : contractKeys(contract);
}

/** Describes how TypeScript types an export whose module has no declarations. */
function untypedRow(reference: Reference, item: PackageExport): string {
  const { package: name } = reference.surface.upstream;
  const atRoot = item.paths.find(({ from }) => from === name);
  return wrap(
    'Row',
    { name: item.name, href: item.route, type: item.kind },
    `${atRoot === undefined ? 'Not at the root.' : `**From the root:** ${typingNotes[atRoot.typing]}`} **By subpath:** ${typingNotes['no-declarations']}`,
  );
}
