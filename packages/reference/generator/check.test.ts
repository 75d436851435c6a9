import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatProblem } from '../model/problem';
import type { Surface } from '../model/surface';
import { checkSurface, rules } from './check/all';
import { countUnits } from './check/missing-unit';
import { selector } from './check/selector';
import { surface } from './fixtures/own-surface';
import { readSurface } from './read/surface';

const fixtures = join(__dirname, 'fixtures');
const repository = join(__dirname, '../../..');

function problemsOf(root: string): readonly string[] {
  const { surface, problems } = readSurface(root);
  return checkSurface(surface, problems).map(formatProblem);
}

describe('checkSurface', () => {
  // Every fixture breaks the rule that it is named after; `good` breaks none. `pages` contains the cases of
  // pages.test.ts.
  it.each(readdirSync(fixtures).filter((name) => !/^pages$|\.ts$/.test(name)))('%s', async (name) => {
    const text = problemsOf(join(fixtures, name, 'input'))
      .map((problem) => `${problem}\n`)
      .join('');
    await expect(text).toMatchFileSnapshot(join(fixtures, name, 'expected/problems.txt'));
    expect(text.includes(` ${name}: `)).toBe(name !== 'good');
  });

  it('runs every rule of its folder', () => {
    const folder = join(__dirname, 'check');
    const files = readdirSync(folder).filter((file) => /: Rule = /.test(readFileSync(join(folder, file), 'utf8')));
    expect(Object.keys(rules).sort()).toEqual(files.map((file) => file.replace('.ts', '')).sort());
  });

  it('finds no problem in the surface of the SDK', () => {
    expect(problemsOf(repository)).toEqual([]);
    expect(surface.lock).not.toBeNull();
    expect(surface.access.rules).not.toEqual([]);
    expect(surface.movements).not.toEqual([]);
    expect(surface.userTexts).not.toEqual([]);
    expect(countUnits(surface).missing).toBe(0);
  });
});

describe('selector', () => {
  const { surface } = readSurface(join(fixtures, 'good/input'));

  it('reports a selector and a topic that do not match the signature', () => {
    const [vault] = surface.contracts;
    if (!vault) throw new Error('the fixture has a contract');
    const functions = vault.functions.map((member) =>
      member.name === 'limits' ? { ...member, selector: '0x00000000' } : member,
    );
    const events = vault.events.map((member) => ({ ...member, topic: '0x00' }));
    const errors = surface.errors.map((member) => ({ ...member, signature: 'Paused(uint8)' }));
    const tampered: Surface = { ...surface, contracts: [{ ...vault, functions, events }], errors };
    expect(selector(tampered).map(({ message }) => message)).toEqual([
      'Vault.limits() has 0x00000000, its signature hashes to 0x860aefcf',
      expect.stringContaining('Vault.Deposited(address,uint256) has 0x00, its signature hashes to 0x2da466a7b24304f4'),
      expect.stringContaining("the ABI's event Deposited"),
      "the ABI's function limits (0x860aefcf) is not in the model of Vault",
      expect.stringContaining('surface/errors.Paused(uint8) has 0x'),
    ]);
  });
});
