import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkProse } from './check';
import { linterOf, passivesIn } from './grammar';
import { pageProblems, lintTexts } from './lint';
import { readPhrases } from './phrases';
import { readCode } from './read-code';
import { readComments } from './read-comments';
import { readJson, readMessages } from './read-messages';
import { readPage } from './read-pages';
import { isMeasured, readTexts } from './sources';
import type { Text } from './text';

const phrases = readPhrases(readFileSync('STYLE.md', 'utf8'));
const lint = linterOf('calldata\npufETH');
const problems = (texts: readonly Text[]): string[] => lintTexts(texts, phrases, lint);
const page = (...lines: string[]): string[] => problems(readPage('page.mdx', lines.join('\n')));

it('finds nothing in the prose of the project', () => {
  expect(checkProse()).toEqual([]);
});

describe('the table of the style guide', () => {
  it('has about sixty phrases, each with what to write', () => {
    expect(phrases.length).toBeGreaterThanOrEqual(60);
    expect(phrases.filter(({ right }) => right === '')).toEqual([]);
  });

  it('is demanded', () => {
    expect(() => readPhrases('# A guide without a table')).toThrow('has no table');
  });

  it('makes each of its phrases an error', () => {
    for (const { wrong } of phrases) expect(page(`It ${wrong} it.`).join(), wrong).toContain(`"${wrong}"`);
  });

  it('knows pieces of code and whole words only', () => {
    expect(page('The call ends in `Paused`.')).toEqual(['page.mdx:1 "ends in `code`": write "reverts with `code`"']);
    expect(page('The list ends in June.', '', 'Marshall stands.')).toEqual([]);
  });
});

describe('the linter', () => {
  it.each([
    ['a word that no one knows', 'The valt mints.', 'unknown word `valt`'],
    ['a word twice', 'The vault the the mints.', 'repeated `the`'],
    ['the wrong article', 'It is an vault.', 'article `an`'],
    ['a long sentence', `It ${'is so and '.repeat(12)}ends.`, '38 words in "It is so'],
  ])('finds %s', (_, text, problem) => {
    expect(page(text).join()).toContain(problem);
  });

  it('says the file and the line, and reads headings, items, cells and front matter', () => {
    const lines = [
      '---',
      'title: The titel',
      '---',
      '# The hedding {#h}',
      '- an itemm',
      '',
      '| a celll | fine |',
      '',
      '```ts',
      'the codee',
      '```',
    ];
    expect(page(...lines).map((problem) => problem.split(' ')[0])).toEqual([
      'page.mdx:2',
      'page.mdx:4',
      'page.mdx:5',
      'page.mdx:7',
    ]);
  });

  it('reads no code, no names and no addresses', () => {
    expect(page('Call `abcd` of [`efgh`](/ijkl), see setFooBar, v1x, README.md and 0xabcdef.')).toEqual([]);
  });

  it('reads doc comments, except tags that hold names', () => {
    const source = [
      '/**',
      ' * The frist line',
      ' * goes on.',
      ' *',
      ' * @param x - the secnd',
      ' * @calls Thingg.f()',
      ' */',
      '// the tihrd',
    ];
    expect(readComments('a.ts', source.join('\n')).map(({ line, words }) => `${line} ${words}`)).toEqual([
      '2 The frist line goes on.',
      '5 the secnd',
    ]);
    expect(readComments('a.sol', '/// @notice One\n/// line.\nfunction f();').map(({ words }) => words)).toEqual([
      'One line.',
    ]);
  });

  it('reads the comments of code that pages show, and no marks', () => {
    const source = [
      '/** Pays whoever asks. */',
      '// #region flow',
      '// The first',
      '// text.',
      "const a = pay('https://a.example'); // gone for good",
      '// @ts-expect-error the thrid',
    ];
    expect(readCode('a.ts', source.join('\n'), 11).map(({ line, words }) => `${line} ${words}`)).toEqual([
      '11 Pays whoever asks.',
      '13 The first text.',
      '15 gone for good',
    ]);
    const fence = page('Text.', '', '```ts example', '/** Pays whoever asks. */', 'pay(); // for good', '```');
    expect(fence.map((problem) => problem.split(':')[1])).toEqual(['4 "whoever"', '5 "for good"']);
  });

  it('reads examples and what authors read', () => {
    const files = new Set(readTexts().map(({ file }) => file));
    for (const file of [
      'CONTRIBUTING.md',
      'SECURITY.md',
      'surface/README.md',
      'examples/README.md',
      'examples/balances.ts',
    ])
      expect(files, file).toContain(file);
    expect(files).not.toContain('STYLE.md');
  });

  it('reads what programs say, and no other literals', () => {
    const source =
      "import a from 'b'; const x = `You need ${n} more tokens here.`; const y = 'flex flex-row p-4'; const z = <p>Read this text before you go on.</p>;";
    expect(readMessages('a.tsx', source).map(({ words }) => words)).toEqual([
      'You need Codeword more tokens here.',
      'Read this text before you go on.',
    ]);
    const short = "const a = ' A part of '; const b = <b>Unknown here</b>; const c = 'p-4 md:p-8'; const d = 'a valt';";
    expect(problems(readMessages('a.tsx', short))).toEqual([
      'a.tsx:1 "a part of": write part of',
      'a.tsx:1 "unknown here": write unknown',
    ]);
    expect(readJson('a.json', '{"key of the entry": "A sentence that a reader sees.", "b": "0x12"}')).toHaveLength(1);
  });
});

describe('a page that is written by hand', () => {
  it('is a guide, the home page, the first steps, the handlers or a tool', () => {
    for (const name of ['guides/carrot', 'index', 'getting-started', 'handlers/index', 'tools/units'])
      expect(isMeasured(`site/docs/${name}.mdx`), name).toBe(true);
    for (const name of ['how-we-know', 'changes', 'api/index']) expect(isMeasured(`site/docs/${name}.mdx`)).toBe(false);
  });

  it('has a short sentence in the middle', () => {
    const long = `You ${'do this and '.repeat(6)}stop.`;
    expect(pageProblems('guide.mdx', `${long} Do it. ${long}`, passivesIn).join()).toContain(
      'median sentence has 20 words',
    );
    expect(pageProblems('guide.mdx', 'Do it. Then stop.', passivesIn)).toEqual([]);
  });

  it('speaks in the active voice', () => {
    const passive = 'The fee was taken. The call was sent.';
    expect(pageProblems('guide.mdx', passive, passivesIn).join()).toContain(
      '100 % of its sentences are in the passive voice',
    );
  });
});
