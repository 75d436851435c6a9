import { type Inventory } from './inventory';

/** Kinds of files, by path; the first match counts. Names contain hashes, so kinds are compared and not files. */
const KINDS: readonly (readonly [name: string, path: RegExp])[] = [
  ['pages', /\.html$/],
  ['scripts', /\.js$/],
  ['styles', /\.css$/],
  ['search', /^search-index|^assets\/search\//],
  ['pages as Markdown', /\.md$|^llms/],
  ['data', /\.(?:json|xml|atom|sol|txt)$/],
  ['everything else', /(?:)/],
];

/** Number of rows that a comment shows; the rest is counted. */
const SHOWN = 20;

const number = (value: number): string => value.toLocaleString('en');
const change = (value: number): string => (value === 0 ? '' : ` (${value > 0 ? '+' : '−'}${number(Math.abs(value))})`);
const withChange = (after: number, before: number): string => `${number(after)}${change(after - before)}`;
const routeOf = (file: string): string => `/${file.replace(/(?:index)?\.html$/, '')}`;

/** All files of a kind: their number, and their bytes. */
function totals({ files }: Inventory, kind: string): readonly [files: number, plain: number, brotli: number] {
  const own = Object.entries(files).filter(([path]) => KINDS.find(([, fits]) => fits.test(path))?.[0] === kind);
  return [own.length, own.reduce((sum, [, [plain]]) => sum + plain, 0), own.reduce((sum, [, [, br]]) => sum + br, 0)];
}

/** Routes with the bytes of their page. */
const routesOf = ({ files }: Inventory): Map<string, readonly [plain: number, brotli: number]> =>
  new Map(
    Object.entries(files)
      .filter(([path]) => path.endsWith('.html'))
      .map(([path, sizes]) => [routeOf(path), sizes]),
  );

function listed(title: string, rows: readonly string[]): string[] {
  if (rows.length === 0) return [];
  const rest = rows.length - SHOWN;
  return ['', `**${title}**`, '', ...rows.slice(0, SHOWN), ...(rest > 0 ? [`- and ${number(rest)} more`] : [])];
}

/** Describes in Markdown the differences between two builds; without `before`, the content of the build. */
export function differences(after: Inventory, before?: Inventory): string {
  const old = before ?? after;
  const now = routesOf(after);
  const then = routesOf(old);
  const added = [...now.keys()].filter((route) => !then.has(route));
  const gone = [...then.keys()].filter((route) => !now.has(route));
  const resized = [...now].flatMap(([route, [plain, brotli]]) => {
    const [wasPlain, wasBrotli] = then.get(route) ?? [plain, brotli];
    return plain === wasPlain && brotli === wasBrotli ? [] : [{ route, plain, brotli, wasPlain, wasBrotli }];
  });
  resized.sort((a, b) => Math.abs(b.plain - b.wasPlain) - Math.abs(a.plain - a.wasPlain));
  const rows = KINDS.map(([kind]) => {
    const was = totals(old, kind);
    return `| ${kind} | ${totals(after, kind)
      .map((value, at) => withChange(value, was[at] ?? value))
      .join(' | ')} |`;
  });
  return [
    '### What changes in the built site',
    '',
    before === undefined
      ? `There is no published build to compare with. This one has ${number(now.size)} routes.`
      : `${number(now.size)} routes: ${number(added.length)} new, ${number(gone.length)} gone, ${number(resized.length)} of another size, compared with the last published build.`,
    '',
    '| | files | bytes | brotli |',
    '| --- | ---: | ---: | ---: |',
    ...rows,
    ...listed(
      'New routes',
      added.map((route) => `- \`${route}\``),
    ),
    ...listed(
      'Routes that are gone: each needs a redirect',
      gone.map((route) => `- \`${route}\``),
    ),
    ...listed(
      'Pages of another size',
      resized.map(
        ({ route, plain, brotli, wasPlain, wasBrotli }) =>
          `- \`${route}\`: ${withChange(plain, wasPlain)} bytes, ${withChange(brotli, wasBrotli)} as brotli`,
      ),
    ),
    '',
  ].join('\n');
}
