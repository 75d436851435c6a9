import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

/** The table of ARCHITECTURE.md, one forbidden and one allowed import a folder. */
const cases = [
  ['surface/sdk/main.ts', '../../model/doc', 'viem'],
  ['packages/reference/model/doc.ts', 'node:fs', './sdk'],
  ['packages/reference/model/doc.ts', 'react', './sdk'],
  ['packages/reference/generator/run.ts', '../../site/src/client/clean-path', './read/surface'],
  ['packages/reference/generator/read/surface.ts', '../write/all', '../../model/surface'],
  ['packages/reference/generator/check/all.ts', '../read/surface', './rule'],
  ['packages/reference/generator/write/all.ts', '../check/all', '../../model/page'],
  ['site/config/navbar.ts', '@sdk-docs/content/samples/read/blocks', './limits'],
  ['packages/light/start/template.ts', '../../samples/read/blocks', './settings'],
  ['search/worker/engine.ts', '../../samples/read/blocks', './query'],
  ['packages/content/pictures/draw.ts', '@sdk-docs/content/markdown/pictures', '@sdk-docs/content/samples/panel/hast'],
  [
    'packages/content/markdown/scroll-regions.ts',
    '@sdk-docs/light/start/settings',
    '@sdk-docs/content/samples/read/blocks',
  ],
  ['packages/machines/write.ts', './build', '@sdk-docs/content/samples/read/example'],
  ['quality/checks/build.ts', '@sdk-docs/machines/paths', '../../site/config/limits'],
  ['packages/delivery/meta.ts', '@sdk-docs/light/start/settings', '../../site/config/limits'],
  ['tools/book/arguments.ts', '../../src/tools/books', '../../model/tools-book'],
  ['tools/book/arguments.ts', 'react', 'viem'],
  ['site/plugins/search.ts', '../../site/src/client/clean-path', '@sdk-docs/search/format/record'],
  ['packages/content/samples/read/blocks.ts', '../../e2e/chromium', '../../model/links'],
  ['site/src/components/reference/row.tsx', '../../../generator/run', '@sdk-docs/reference/model/routes'],
  ['site/src/components/reference/row.tsx', 'node:fs', '@sdk-docs/reference/model/routes'],
  ['quality/checks/build.ts', '@sdk-docs/reference/generator/run', '../../site/config/limits'],
  ['quality/bench/load/cli.ts', '../../src/client/clean-path', '../../e2e/chromium'],
  ['quality/e2e/chromium.ts', '../bench/load/table', '../../site/config/limits'],
  ['quality/e2e/chromium.ts', '../../site/src/client/clean-path', '../../site/config/limits'],
] as const;

const require = createRequire(import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'imports-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Lints modules of these texts, by path, with the project's rules. Returns path -> messages of `no-restricted-imports`. */
function lint(texts: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  writeFileSync(join(folder, 'package.json'), '{}');
  const rules = JSON.stringify(join(process.cwd(), 'oxlint.config.ts'));
  // Rules that know types look for their program below the folder.
  const config = `import rules from ${rules};\nexport default { ...rules, options: { typeAware: false } };\n`;
  writeFileSync(join(folder, 'oxlint.config.ts'), config);
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${text}\n`);
  }
  const oxlint = ['--import', require.resolve('tsx'), join(process.cwd(), 'node_modules/oxlint/bin/oxlint')];
  const { stdout } = spawnSync(process.execPath, [...oxlint, '--format', 'json'], { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { readonly filename: string; readonly code: string; readonly message: string }[];
  };
  const found = diagnostics.filter(({ code }) => code.endsWith('(no-restricted-imports)'));
  const of = (path: string) => found.filter(({ filename }) => filename.endsWith(path)).map(({ message }) => message);
  return new Map([...texts.keys()].map((path) => [path, of(path)]));
}

const place = (file: string, index: number, kind: string): string =>
  join(dirname(file), `${kind}-${index}${file.endsWith('.tsx') ? '.tsx' : '.ts'}`);
const importing = (from: string): string => `import '${from}';`;
const spec = (name: string, text: string): [string, string] => [`quality/e2e/${name}.spec.ts`, text];
const messages = lint(
  new Map([
    ...cases.flatMap(([file, forbidden, allowed], index): [string, string][] => [
      [place(file, index, 'forbidden'), importing(forbidden)],
      [place(file, index, 'allowed'), importing(allowed)],
    ]),
    spec('playwright', "import { test } from '@playwright/test';"),
    spec('type', "import { type Page } from '@playwright/test';"),
    spec('support', "import { test } from './support/test';"),
    spec('later', importing('../bench/load/table')),
  ]),
);

describe('the import table', () => {
  it.each(cases.map((row, index) => [...row, index] as const))(
    '%s may not import %s but may import %s',
    (file, _forbidden, _allowed, index) => {
      expect(messages.get(place(file, index, 'forbidden'))).toHaveLength(1);
      expect(messages.get(place(file, index, 'allowed'))).toEqual([]);
    },
  );

  it('makes specs import test from support/, not from Playwright', () => {
    expect(messages.get('e2e/playwright.spec.ts')).toHaveLength(1);
    expect(messages.get('e2e/later.spec.ts')).toHaveLength(1);
    expect(messages.get('e2e/type.spec.ts')).toEqual([]);
    expect(messages.get('e2e/support.spec.ts')).toEqual([]);
  });
});
