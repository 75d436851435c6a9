import { BASE_URL, TITLE } from '../../../site/config/limits';
import type { BuiltPage } from '../build';
import type { Rule } from '../rule';

/**
 * Every page has a unique title and description, one h1, no skipped heading level, and its own address as canonical.
 */
export const metadataRule: Rule = {
  name: 'metadata',
  check({ pages, files }) {
    const content = pages.filter(({ redirect, file }) => !redirect && file !== '404.html');
    return [
      ...content.flatMap(onePage),
      ...content.flatMap((page) => lostCard(page, files)),
      ...repeated(content, 'title', ({ $ }) => $('title').first().text()),
      ...repeated(content, 'description', ({ $ }) => $('meta[name="description"]').attr('content') ?? ''),
    ];
  },
};

/** A social card that the build lacks. */
function lostCard({ file, $ }: BuiltPage, files: ReadonlySet<string>): string[] {
  const [, card] = ($('meta[property="og:image"]').attr('content') ?? '').split(BASE_URL);
  return card === undefined || files.has(card) ? [] : [`${file}: its social card ${card} is not in the build`];
}

function onePage({ file, route, $ }: BuiltPage): string[] {
  const problems: string[] = [];
  const title = $('title').first().text();
  if (!title.endsWith(TITLE)) problems.push(`${file}: the title "${title}" does not end in "${TITLE}"`);
  if (($('meta[name="description"]').attr('content') ?? '') === '') problems.push(`${file}: no description`);
  if ($('h1').length !== 1) problems.push(`${file}: ${$('h1').length} h1, expected one`);
  const levels = $('main h1, main h2, main h3, main h4, main h5, main h6')
    .map((_, node) => Number(node.tagName.slice(1)))
    .get();
  const skipped = levels.findIndex((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
  if (skipped >= 0) problems.push(`${file}: h${levels[skipped]} follows h${levels[skipped - 1]}`);
  const canonical = $('link[rel="canonical"]').attr('href') ?? '';
  if (
    !canonical.endsWith(`${BASE_URL}${route.slice(1)}`.replace(/\/$/, '')) &&
    !canonical.endsWith(`${BASE_URL}${route.slice(1)}`)
  ) {
    problems.push(`${file}: canonical is ${canonical === '' ? 'missing' : canonical}`);
  }
  if (($('meta[property="og:image"]').attr('content') ?? '') === '') problems.push(`${file}: no social card image`);
  const ids = $('[id]')
    .map((_, node) => $(node).attr('id'))
    .get();
  const twice = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
  return [...problems, ...twice.map((id) => `${file}: the id "${id}" occurs twice`)];
}

function repeated(pages: readonly BuiltPage[], what: string, read: (page: BuiltPage) => string): string[] {
  const owners = new Map<string, string>();
  return pages.flatMap((page) => {
    const text = read(page);
    const owner = owners.get(text);
    owners.set(text, owner ?? page.file);
    return owner === undefined || text === '' ? [] : [`${page.file}: same ${what} as ${owner}: "${text}"`];
  });
}
