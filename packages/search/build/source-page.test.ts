import { expect, it } from 'vitest';
import { sourcePage } from './source-page';

const markdown =
  '---\ntitle: T\n---\n\nFirst words.\n\n## A heading {#own-id}\n\nSome `text`.\n\n```bash\n# no heading\n```\n\n### Second one\n\nMore.\n';
const doc = { permalink: '/base/guides/x/', title: 'T', description: 'D', keywords: ['k'], markdown };

it('splits a hand-written page at its headings', () => {
  const page = sourcePage(doc, '/base/');
  expect(page).toMatchObject({ route: '/guides/x', address: '/guides/x/', title: 'T', keywords: ['k'] });
  expect(page.parts).toMatchObject([
    { anchor: '', heading: '', level: 0, text: 'D' },
    { anchor: 'own-id', heading: 'A heading', level: 2, text: 'Some text.' },
    { anchor: 'second-one', heading: 'Second one', level: 3, text: 'More.' },
  ]);
});

it('takes only the description of a reference page', () => {
  expect(sourcePage({ ...doc, permalink: '/base/api/x' }, '/base/').parts).toHaveLength(1);
  expect(sourcePage({ ...doc, permalink: '/base/' }, '/base/').route).toBe('/');
});
