import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from '../model/page';
import { checkRoutes } from './check/routes';
import { generate, SurfaceError } from './run';

let root = '';

const isOfSolc = (path: string): boolean => /[\\/](cache|solc-[^\\/]*)$/.test(path);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'generate-'));
  await cp('surface', join(root, 'surface'), { recursive: true });
  // solc's cached output for these files; without it solc compiles them again.
  await cp('.generated/cache', join(root, '.generated/cache'), { recursive: true, filter: isOfSolc }).catch(() => null);
  // The surface counts the examples.
  await symlink(resolve('examples'), join(root, 'examples'));
  await mkdir(join(root, 'site'));
  await symlink(resolve('site/routes.txt'), join(root, 'site/routes.txt'));
  await symlink(resolve('site/sidebars.ts'), join(root, 'site/sidebars.ts'));
});

afterEach(() => rm(root, { recursive: true }));

/** Returns path -> text of every file below a folder. */
async function tree(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file.slice(folder.length), await readFile(file, 'utf8')])),
  );
}

describe('generate', () => {
  it('runs one after the other, writes the same bytes twice, and rewrites only the pages that changed', async () => {
    const [first, second] = await Promise.all([generate(root), generate(root)]);
    expect(first.written).toBeGreaterThan(170);
    expect(second).toEqual({ written: 0, removed: 0 });

    const before = await tree(join(root, 'site/docs/api'));
    const { mtimeMs } = await stat(join(root, 'site/docs/api/index.mdx'));
    await writeFile(join(root, 'site/docs/api/left-over.mdx'), '# nobody owns this\n');
    const file = join(root, 'surface/sdk/utils/version.ts');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/\/\*\*\n \* /, '/**\n * Changed for a test: '));
    const { written, removed } = await generate(root);
    expect(removed).toBe(1);
    expect(written).toBeGreaterThan(0);
    expect(written).toBeLessThan(4);
    const after = await tree(join(root, 'site/docs/api'));
    expect(after['/utils/version.mdx']).toContain('Changed for a test');
    expect(Object.keys(after)).toEqual(Object.keys(before));
    expect(after['/index.mdx']).toBe(before['/index.mdx']);
    expect((await stat(join(root, 'site/docs/api/index.mdx'))).mtimeMs).toBe(mtimeMs);
  });

  it('writes nothing when the surface breaks a rule, and names file, line, rule and hint of every problem', async () => {
    const file = join(root, 'surface/contracts/PufLocker.sol');
    await writeFile(file, (await readFile(file, 'utf8')).replace(/function deposit\(/, 'functoin deposit('));
    const failure = await generate(root).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SurfaceError);
    expect((failure as SurfaceError).message).toMatch(/surface\/contracts\/PufLocker\.sol:\d+ solc-error: /);
    expect((failure as SurfaceError).message).toContain('hint: ');
    await expect(stat(join(root, 'site/docs/api'))).rejects.toThrow();
  });
});

describe('checkRoutes', () => {
  const page = (path: string): Page => ({ path, text: '' });
  const list = '# comment\n/\n/api/\n/api/utils/time\n/api/old redirect\n';

  it('accepts exactly the listed pages', () => {
    expect(checkRoutes([page('index.mdx'), page('utils/time.mdx'), page('abi.json')], list)).toEqual([]);
  });

  it('reports a missing page, an unlisted page and a route that two pages share', () => {
    const problems = checkRoutes([page('index.mdx'), page('more.mdx'), page('more/index.mdx'), page('more.mdx')], list);
    expect(problems.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([
      'duplicate-route: two pages have the route /api/more',
      'route-list: no page is generated for /api/utils/time',
      'route-list: /api/more is generated but not listed',
      'route-list: /api/more/ is generated but not listed',
      'route-list: /api/more is generated but not listed',
    ]);
  });
});
