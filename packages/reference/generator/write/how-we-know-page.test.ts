import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { countCertainties, knownReverts } from '../../model/known-reverts';
import { createReference } from '../../model/reference';
import type { Surface } from '../../model/surface';
import { reference, surface } from '../fixtures/own-surface';
import { howWeKnowPage } from './how-we-know-page';
import { countDoubts } from './unknowns-page';

const write = (change: Partial<Surface> = {}): string => howWeKnowPage(createReference({ ...surface, ...change })).text;
const row = (text: string, what: string): string => new RegExp(`^\\| ${what} \\| (.+) \\|$`, 'm').exec(text)?.[1] ?? '';

it('counts what the data hold', () => {
  const text = write();
  const { done, not } = surface.observed;
  const reverts = countCertainties(knownReverts(reference));
  expect(row(text, 'examples observed')).toBe(`${done.length} of ${done.length + not.length}`);
  expect(row(text, 'transactions that they sent')).toBe(String(done.flatMap((one) => one.transactions).length));
  expect(row(text, 'custom errors that were provoked, with their bytes')).toMatch(
    new RegExp(`^${reverts.observed} of `),
  );
  expect(row(text, 'custom errors that are inferred')).toBe(String(reverts.inferred));
  expect(row(text, 'calls that pass, each next to one that reverts')).toBe(
    String(surface.observedReverts.filter(({ passes }) => passes !== null).length),
  );
  expect(row(text, 'fees and roundings, with neighbouring amounts')).toBe(String(surface.observedFigures.length));
  expect(row(text, 'open questions')).toBe(String(countDoubts(reference).unknown));
});

it('counts anew when the data change', () => {
  const [first, ...done] = surface.observed.done;
  const text = write({ observed: { ...surface.observed, done }, observedFigures: [] });
  expect(row(text, 'examples observed')).toBe(`${done.length} of ${done.length + surface.observed.not.length}`);
  expect(first).toBeDefined();
  expect(row(text, 'fees and roundings, with neighbouring amounts')).toBe('0');
});

it('names the source of every contract that ran, and the values that the trial set', () => {
  const text = write();
  for (const { contracts, parameters } of surface.observed.done) {
    for (const { name, commit } of contracts)
      expect(text).toMatch(new RegExp(`^\\| ${name} \\| .*${commit.slice(0, 7)}`, 'm'));
    for (const { contract, name } of parameters) expect(text).toContain(`| ${contract} | ${name} |`);
  }
});

it('says of every other example why it was not observed', () => {
  const text = write();
  for (const { example, notObserved } of surface.observed.not)
    expect(text).toContain(`- \`${example}\`: ${notObserved}`);
  expect(write({ observed: { ...surface.observed, not: [] } })).toContain('Every example was observed.');
});

it('is what the home page repeats', () => {
  const home = readFileSync('site/docs/index.mdx', 'utf8');
  const text = write();
  const { unknown, inferred } = countDoubts(reference);
  const [observed, known] = row(text, 'custom errors that were provoked, with their bytes').split(' of ');
  expect(home).toContain(`[${row(text, 'examples observed')} examples]`);
  expect(home).toContain(`[${known} custom errors]`);
  expect(home).toContain(`; ${observed} of them were provoked`);
  expect(home).toContain(`[${unknown} open questions](/api/unknowns) and ${inferred} inferred statements`);
});
