import { expect, it } from 'vitest';
import { differences, reasons, type Behaviour } from './compare';
import { withNames, withVersions } from './project';

const today: Behaviour = {
  ...{ route: '/', heading: 'Home', elements: 10, links: 2, letters: 90, sidebar: 5, started: true },
  ...{ mode: 'dark', next: 'Guides', errors: [] },
};

it('names the route and the difference', () => {
  expect(differences(today, today)).toEqual([]);
  expect(differences(today, { ...today, mode: 'light', errors: ['x'] })).toEqual([
    '/: mode was "dark" and is "light"',
    '/: errors was [] and is ["x"]',
  ]);
});

it('finds the sentences of light/ in the output of a build', () => {
  const output = `[ERROR] Error: Unable to build\n  [cause]: Error: a.js reads "docId" in Card, which light/bodies removes\n  c.js is gone, but src/theme/C.tsx replaces it: find\n  the table of modules has a new format: see\n  Logo is in use: delete\n  b.js is 12, but src/theme/B.tsx was written for 34: compare\n    at x`;
  expect(reasons(output)).toEqual([
    'a.js reads "docId" in Card, which light/bodies removes',
    'c.js is gone, but src/theme/C.tsx replaces it: find',
    'the table of modules has a new format: see',
    'Logo is in use: delete',
    'b.js is 12, but src/theme/B.tsx was written for 34: compare',
  ]);
  expect(reasons('first\n\nError: other\n    at x\n')).toEqual(['first', 'other']);
});

it('sets the version of all framework packages, and drops the pin of webpack', () => {
  const manifest = {
    dependencies: { '@docusaurus/core': '1', react: '18', 'react-dom': '18', clsx: '2' },
    devDependencies: { '@docusaurus/types': '1' },
    overrides: { webpack: '5', other: '1' },
  };
  expect(JSON.parse(withVersions(JSON.stringify(manifest), { framework: '2' }))).toEqual({
    dependencies: { '@docusaurus/core': '2', react: '18', 'react-dom': '18', clsx: '2' },
    devDependencies: { '@docusaurus/types': '2' },
    overrides: { other: '1' },
  });
  const { dependencies } = JSON.parse(
    withVersions(JSON.stringify(manifest), { framework: '2', react: '19' }),
  ) as typeof manifest;
  expect(dependencies).toMatchObject({ react: '19', 'react-dom': '19' });
});

it('renames options of the configuration', () => {
  expect(withNames('{ old: true }', ['old=fresh'])).toBe('{ fresh: true }');
  expect(() => withNames('{ old: true }', ['none=fresh'])).toThrow('--rename none=fresh: no such option');
});
