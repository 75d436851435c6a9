import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const eslint = new ESLint();

/** Returns the messages of an ESLint rule for a module with this text at `filePath`. */
async function lint(filePath: string, text: string, rule: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${text}\n`, { filePath });
  return (result?.messages ?? []).filter(({ ruleId }) => ruleId === rule).map(({ message }) => message);
}

/** The table of ARCHITECTURE.md, one forbidden and one allowed import a folder. */
const cases = [
  ['surface/sdk/main.ts', '../../model/doc', 'viem'],
  ['model/doc.ts', 'node:fs', './sdk'],
  ['model/doc.ts', 'react', './sdk'],
  ['generator/run.ts', '../src/client/clean-path', './read/surface'],
  ['generator/read/surface.ts', '../write/all', '../../model/surface'],
  ['generator/check/all.ts', '../read/surface', './rule'],
  ['generator/write/all.ts', '../check/all', '../../model/page'],
  ['config/navbar.ts', '../samples/read/blocks', './limits'],
  ['light/start/template.ts', '../../samples/read/blocks', './settings'],
  ['search/worker/engine.ts', '../../samples/read/blocks', './query'],
  ['pictures/draw.ts', '../markdown/pictures', '../samples/panel/hast'],
  ['markdown/scroll-regions.ts', '../light/start/settings', '../samples/read/blocks'],
  ['machines/write.ts', '../checks/build', '../samples/read/example'],
  ['checks/build.ts', '../machines/paths', '../config/limits'],
  ['deliver/meta.ts', '../light/start/settings', '../config/limits'],
  ['tools/book/arguments.ts', '../../src/tools/books', '../../model/tools-book'],
  ['tools/book/arguments.ts', 'react', 'viem'],
  ['plugins/search.ts', '../src/client/clean-path', '../search/format/record'],
  ['samples/read/blocks.ts', '../../e2e/chromium', '../../model/links'],
  ['src/components/reference/row.tsx', '../../../generator/run', '@site/model/routes'],
  ['src/components/reference/row.tsx', 'node:fs', '@site/model/routes'],
  ['checks/build.ts', '../generator/run', '../config/limits'],
  ['bench/load/cli.ts', '../../src/client/clean-path', '../../e2e/chromium'],
  ['e2e/chromium.ts', '../bench/load/table', '../config/limits'],
  ['e2e/chromium.ts', '../src/client/clean-path', '../config/limits'],
] as const;

describe('the import table', () => {
  it.each(cases)('%s may not import %s but may import %s', async (file, forbidden, allowed) => {
    const importing = (from: string): Promise<string[]> => lint(file, `import '${from}';`, 'no-restricted-imports');
    expect(await importing(forbidden)).toHaveLength(1);
    expect(await importing(allowed)).toEqual([]);
  });

  it('makes specs import test from support/, not from Playwright', async () => {
    const taking = (names: string, from: string): Promise<string[]> =>
      lint('e2e/sweep.spec.ts', `import { ${names} } from '${from}';`, 'no-restricted-syntax');
    expect(await taking('test', '@playwright/test')).toHaveLength(1);
    expect(await taking('type Page', '@playwright/test')).toEqual([]);
    expect(await taking('test', './support/test')).toEqual([]);
  });
});
