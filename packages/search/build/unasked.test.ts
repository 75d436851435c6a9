import { readPageFiles, routeOf } from '@sdk-docs/reference/generator/read/pages';
import { describe, expect, it } from 'vitest';
import { EXPANSIONS_FOLDER, expansionProblems, readExpansions, recordPlace } from './expansions';
import type { HtmlPage } from './html-page';
import { sourcePage } from './source-page';
import { unaskedProblems } from './unasked';

const part = (anchor: string, level = 2, text = 'Send it.') => ({ anchor, heading: anchor, level, text, code: '' });
const page = (route: string, ...parts: readonly ReturnType<typeof part>[]) =>
  ({ route, parts: [part('', 0), ...parts] }) as unknown as HtmlPage;
const asked = (...places: readonly string[]) => places.map((place) => ({ place, phrases: [] }));

describe('guides without phrases', () => {
  it('are named, with the file to write in', () =>
    expect(unaskedProblems([], [page('/guides/new')])).toEqual([
      'site/docs/guides/new.mdx: the guide has no phrases; write what readers ask into packages/search/expansions/guides-production.json',
    ]));
  it('are named by their h2', () =>
    expect(unaskedProblems(asked('/vaults/new'), [page('/vaults/new', part('exit'))])).toEqual([
      'site/docs/vaults/new.mdx: #exit has no phrases; write what readers ask into packages/search/expansions/guides-vaults.json',
    ]));
  it.each([
    ['a place with phrases', [page('/guides/a', part('exit'))], ['/guides/a', '/guides/a#exit']],
    ['a deeper heading', [page('/guides/a', part('exit', 3))], ['/guides/a']],
    ['a heading without text of its own', [page('/guides/a', part('exit', 2, ''))], ['/guides/a']],
    ['the layout', [page('/guides/a', part('next')), page('/guides/b', part('next'))], ['/guides/a', '/guides/b']],
    ['other pages', [page('/api/new', part('exit'))], []],
  ])('are not %s', (_, pages, places) => expect(unaskedProblems(asked(...places), pages)).toEqual([]));
});

// The build checks the same, minutes later, and the places of generated pages too.
it('lacks no phrases of a page as it is written', () => {
  const sources = readPageFiles(process.cwd()).map((file) =>
    sourcePage({ permalink: routeOf(file), title: '', description: '', keywords: [], markdown: file.text }, '/'),
  );
  const routes = new Set(sources.map(({ route }) => route));
  const expansions = readExpansions(EXPANSIONS_FOLDER);
  const ofSources = expansions.filter(({ place }) => routes.has(recordPlace(place).replace(/#.*/, '')));
  expect([...unaskedProblems(expansions, sources), ...expansionProblems(ofSources, sources)]).toEqual([]);
});
