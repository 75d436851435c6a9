import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accessRows } from './fixtures/access-rows';
import { changeRows } from './fixtures/change-rows';
import { constantRows } from './fixtures/constant-rows';
import { contractRows } from './fixtures/contract-rows';
import { exportRows } from './fixtures/export-rows';
import { handlerRows } from './fixtures/handler-rows';
import { listRows } from './fixtures/list-rows';
import { pagesOfCase } from './fixtures/page-cases';

const rowKinds = [
  ...handlerRows,
  ...contractRows,
  ...listRows,
  ...accessRows,
  ...exportRows,
  ...constantRows,
  ...changeRows,
];

/** Returns the part of a page from the heading with this id to the next heading of any level. */
function sectionOf(text: string, id: string): string {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => /^#/.test(line) && line.endsWith(`{#${id}}`));
  const length = lines.slice(start + 1).findIndex((line) => /^#+ .*\{#[^}]+\}$/.test(line));
  return start < 0 ? '' : lines.slice(start, length < 0 ? undefined : start + 1 + length).join('\n');
}

// Each kind of row has its own test, so that a lost row fails by name and does not hide in a long diff.
describe.each(rowKinds)('$page#$section', ({ page: [name, path], section, kinds }) => {
  const page = pagesOfCase(name).find((candidate) => candidate.path === path);
  const text = section === '' ? (page?.text ?? '') : sectionOf(page?.text ?? '', section);

  it.each(Object.entries(kinds))('shows: %s', (_, row) => {
    for (const part of [row].flat()) expect(text).toContain(part);
  });
});

it('has a test for every kind of fact that the writers name', () => {
  const folder = join(__dirname, 'write');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const terms = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/\bfact\(\s*'([^']+)'|\bterm: '([^']+)'/g)].map(
      ([, fact, term]) => fact ?? term ?? '',
    ),
  );
  const tested = rowKinds.flatMap(({ kinds }) => Object.values(kinds).flat()).join('\n');
  expect(terms.length).toBeGreaterThan(15);
  expect(terms.filter((term) => !tested.includes(`<Row term="${term}"`))).toEqual([]);
});
