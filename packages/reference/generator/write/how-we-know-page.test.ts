import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { countCertainties, knownReverts } from '../../model/known-reverts';
import { createReference } from '../../model/reference';
import type { Surface } from '../../model/surface';
import { reference, surface } from '../fixtures/own-surface';
import { triedLimits } from './boundaries-page';
import { howWeKnowPage } from './how-we-know-page';
import { countDoubts } from './unknowns-page';

const write = (change: Partial<Surface> = {}): string => howWeKnowPage(createReference({ ...surface, ...change })).text;
const row = (text: string, what: string): string => new RegExp(`^\\| ${what} \\| (.+) \\|$`, 'm').exec(text)?.[1] ?? '';

it('counts what the data hold', () => {
  const text = write();
  const { done, not } = surface.observed;
  const reverts = countCertainties(knownReverts(reference));
  const onCode = done.filter(({ contracts }) => contracts.length > 0);
  expect(onCode.length).toBeLessThan(done.length);
  expect(row(text, 'examples observed')).toBe(`${onCode.length} of ${done.length + not.length}`);
  expect(row(text, 'examples that ran and call no contract')).toBe(String(done.length - onCode.length));
  const sent = done.flatMap((one) => one.transactions);
  const mined = sent.filter(({ gasUsed }) => gasUsed !== null);
  expect(row(text, 'transactions that were mined and succeeded')).toBe(String(mined.length));
  expect(row(text, 'transactions that the estimate refused, so that no wallet sends them')).toBe(
    String(sent.length - mined.length),
  );
  expect(sent.length).toBeGreaterThan(mined.length);
  expect(row(text, 'of these, examples that only read')).toBe(
    String(onCode.filter((one) => one.transactions.length === 0).length),
  );
  expect(row(text, 'custom errors that were provoked, with their bytes')).toMatch(
    new RegExp(`^${reverts.observed} of `),
  );
  expect(row(text, 'custom errors that are inferred')).toBe(String(reverts.inferred));
  expect(row(text, 'calls that pass, each next to one that reverts')).toBe(String(triedLimits(reference).length));
  expect(row(text, 'fees and roundings, with neighbouring amounts')).toBe(String(surface.observedFigures.length));
  expect(row(text, 'open questions')).toBe(String(countDoubts(reference).unknown));
});

it('counts anew when the data change', () => {
  const [first] = surface.observed.done.filter(({ contracts }) => contracts.length > 0);
  const done = surface.observed.done.filter((one) => one !== first);
  const onCode = done.filter(({ contracts }) => contracts.length > 0).length;
  const text = write({ observed: { ...surface.observed, done }, observedFigures: [] });
  expect(row(text, 'examples observed')).toBe(`${onCode} of ${done.length + surface.observed.not.length}`);
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

it('names every contract that ran for the reverts, with what is known of its version', () => {
  const [, reverts = ''] = write().split('{#contracts-reverts}');
  for (const { name, commit, note } of surface.observedContracts) {
    expect(reverts).toMatch(new RegExp(`^\\| ${name} \\| .*${commit.slice(0, 7)}`, 'm'));
    expect(reverts).toContain(note ?? '');
  }
});

it('keeps the settings of the examples and those of the reverts apart', () => {
  const [, examples = '', reverts = ''] = write().split(/\{#parameters-(?:examples|reverts)\}/);
  const values = surface.observed.done.flatMap((one) => one.parameters);
  for (const { contract, name, value } of values) expect(examples).toContain(`| ${contract} | ${name} | ${value} |`);
  for (const { name, parameters } of surface.observedContracts)
    for (const [what, value] of Object.entries(parameters)) {
      expect(reverts).toContain(`| ${name} | ${what} | ${value} |`);
      expect(what).not.toBe('code');
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
