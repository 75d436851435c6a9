import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LIGHT_OFF } from '@sdk-docs/light';
import { BUDGETS, type Parts } from '../../site/config/budgets';
import { rules } from './all';
import { loadBuild } from './build';
import { deliveryDefects } from './fixtures/delivery-defects';
import { machinesDefects, sure } from './fixtures/machines-defects';
import { guide, pagesDefects } from './fixtures/pages-defects';
import { noise, sizesDefects, toolInBranches, toolInParts } from './fixtures/sizes-defects';
import { certaintyRule } from './rules/certainty';
import { guideFrameRule } from './rules/guide-frame';
import { linksRule } from './rules/links';
import { policyRule } from './rules/policy';
import { sizesRule } from './rules/sizes';
import { toolsRule } from './rules/tools';
import { home, problemsOf } from './fixtures/sound-build';

const { styles: STYLES, application: APPLICATION } = BUDGETS.at(-1) as Parts;
const defects = [...pagesDefects, ...sizesDefects, ...deliveryDefects, ...machinesDefects];

describe('the rules on a build', () => {
  it.each(rules.map((rule) => [rule.name, rule] as const))('%s: accepts a sound build', async (_, rule) => {
    // The sound build has no revert with a certainty.
    expect(await problemsOf(rule, rule === certaintyRule ? sure('observed') : {})).toEqual([]);
  });

  it.each(defects.map(([what, rule, ...rest]) => [rule.name, what, rule, ...rest] as const))(
    '%s: %s',
    async (_name, _what, rule, files, says) => {
      const problems = await problemsOf(rule, files);
      expect(problems.length).toBeGreaterThan(0);
      for (const problem of problems) expect(problem).toMatch(says);
    },
  );

  it('every rule has a defect that it finds', () => {
    const tested = new Set(defects.map(([, rule]) => rule));
    expect(rules.filter((rule) => !tested.has(rule)).map(({ name }) => name)).toEqual([]);
    // A rule missing in the list would be tested but not run.
    expect([...tested].filter((rule) => !rules.includes(rule)).map(({ name }) => name)).toEqual([]);
  });

  it('data in a script element needs no hash', async () => {
    const data = '<script type="application/ld+json">{}</script>';
    expect(await problemsOf(policyRule, home(data))).toEqual([]);
  });

  it('ignores references to other sites', async () => {
    const links =
      '<a href="https://example.com/x">x</a><a href="mailto:a@example.com">m</a><a href="//example.com/">p</a>';
    expect(await problemsOf(linksRule, home(links))).toEqual([]);
  });

  it('a guide with the whole frame, and sections of its own between', async () => {
    const sections = ['The answer', 'Prerequisites', 'Steps', 'Verify', 'Troubleshooting', 'What is unknown', 'Next'];
    expect(await problemsOf(guideFrameRule, guide('/guides/second', sections))).toEqual([]);
  });

  it.each(['observed', 'read', 'inferred'])('a revert that is %s wherever it stands', async (certainty) => {
    expect(await problemsOf(certaintyRule, sure(certainty))).toEqual([]);
  });

  it('a tool whose parts are within the budget together', async () => {
    expect(await problemsOf(toolsRule, toolInParts(0.3))).toEqual([]);
  });

  it('a tool whose answer needs two parts of a branch, though the three are beyond the budget together', async () => {
    expect(await problemsOf(toolsRule, toolInBranches(0.4))).toEqual([]);
  });

  it('a part of light that is off explains its own budgets, and no other', async () => {
    const heavy = { 'style.css': noise(STYLES + 2000), 'script.js': noise(APPLICATION + 2000) };
    const partsOver = async (off: string): Promise<Set<string | undefined>> =>
      new Set((await problemsOf(sizesRule, { ...heavy, [LIGHT_OFF]: off })).map((text) => / (\w+) \d/.exec(text)?.[1]));
    expect(await partsOver('')).toEqual(new Set(['styles', 'application', 'started']));
    expect(await partsOver('styles\n')).toEqual(new Set(['application', 'started']));
    expect(await partsOver('no-prism\n')).toEqual(new Set(['styles']));
    expect(await partsOver('application\nstyles\n')).toEqual(new Set());
    const noTool = { 'assets/js/runtime~main.0123abcd.js': '({"main":"0123abcd"})[id]' };
    expect(await problemsOf(toolsRule, { ...noTool, [LIGHT_OFF]: 'application\nbodies\n' })).toEqual([]);
    expect(await problemsOf(toolsRule, { ...noTool, [LIGHT_OFF]: 'styles\n' })).not.toEqual([]);
  });

  it('a missing script is a dead link and does not stop the other rules', async () => {
    expect(await problemsOf(sizesRule, { 'script.js': null })).toEqual([]);
  });

  it('an empty folder is not a build', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'checks-'));
    await expect(loadBuild(folder)).rejects.toThrow('contains no HTML file');
    await rm(folder, { recursive: true });
  });
});
