import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readExample, readExamples, regionCode } from './example';

const header =
  '/**\n * Does a thing\n * in two lines.\n *\n * @chain Base\n * @env VAULT_ADDRESS InstitutionalVault\n * @answers allowance "5"\n */\n';
const body = '// #region setup\nconst a = 1;\n// #endregion\n\n// #region flow\n\nconsole.log(a);\n// #endregion\n';

describe('readExample', () => {
  const example = readExample('examples/thing.ts', header + body);

  it('reads the header and the regions', () => {
    expect(example).toMatchObject({
      name: 'thing',
      summary: 'Does a thing in two lines.',
      chain: 'Base',
      env: { VAULT_ADDRESS: 'InstitutionalVault' },
      answers: { allowance: '5' },
      approved: null,
      intercepts: null,
      notExecuted: null,
    });
    expect(regionCode(example, null)).toBe('const a = 1;\n\nconsole.log(a);');
    expect(regionCode(example, 'flow')).toBe('console.log(a);');
    expect(example.regions.get('flow')?.line).toBe(15);
  });

  it.each([
    ['no header', body, 'starts with a comment'],
    ['unknown tag', header.replace('@chain', '@chian') + body, 'unknown tag @chian'],
    ['nested regions', `${header}// #region a\n// #region b\n// #endregion\n`, 'do not nest'],
    ['open region', `${header}// #region a\n`, 'not closed'],
    ['no region', `${header}const a = 1;\n`, 'no region'],
  ])('rejects: %s', (_, text, message) => {
    expect(() => readExample('examples/thing.ts', text)).toThrow(message);
  });

  it('has the same hash with other words in comments, and another one with other code, tags or lines', () => {
    const hash = (text: string): string => readExample('examples/thing.ts', text).sha256;
    const code = `${header}// #region flow\nconst url = 'https://a.example'; // a note\n/** Says so. */\n// #endregion\n`;
    const { sha256 } = readExample('examples/thing.ts', code);
    expect(hash(code.replace('a note', 'another').replace('Does', 'Did').replace('Says', 'Said'))).toBe(sha256);
    for (const [word, other] of [
      ['a.example', 'b.example'],
      ['Base', 'Mainnet'],
      ['"5"', '"6"'],
      ['flow', 'sent'],
      ['// a note', ''],
      ['\n/**', '\n\n/**'],
    ] as const)
      expect(hash(code.replace(word, other)), word).not.toBe(sha256);
  });

  it('rejects an unknown region', () => {
    expect(() => regionCode(example, 'nothing')).toThrow('no region "nothing"; it has setup, flow');
  });
});

it('imports only an example that names its page', () => {
  const root = mkdtempSync(join(tmpdir(), 'examples-'));
  const write = (name: string, tags: string, code: string): void =>
    writeFileSync(
      join(root, 'examples', name),
      `/**\n * Does.\n *\n${tags} */\n// #region flow\n${code}\n// #endregion\n`,
    );
  try {
    mkdirSync(join(root, 'examples'));
    write('a.ts', '', "import { b } from './b';");
    write('b.ts', ' * @page /guides/x#b\n', 'export function b() {}');
    expect(readExamples(root).get('a')?.imports).toMatchObject([{ name: 'b', page: '/guides/x#b' }]);
    write('b.ts', '', 'export function b() {}');
    expect(() => readExamples(root)).toThrow('examples/b.ts is imported by examples/a.ts: name its page with @page');
    write('a.ts', '', "import { c } from './c';");
    expect(() => readExamples(root)).toThrow('imports ./c, which is no example');
  } finally {
    rmSync(root, { recursive: true });
  }
});
