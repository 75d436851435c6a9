import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { surface } from '@sdk-docs/reference/generator/fixtures/own-surface';
import { packageFiles } from './imports';
import { namesIn, namesOf } from './names';

/** Files and folders of packages that contain names of the documented SDK, each with its reason. */
const EXCEPTIONS: readonly { readonly path: string; readonly because: string }[] = [
  { path: 'packages/evidence/', because: 'it places these very contracts on a chain and provokes their reverts' },
  { path: 'packages/search/expansions/', because: 'the words of readers for what this surface has, as data' },
  { path: 'packages/search/bench/', because: 'the queries that the search of this surface is measured with, as data' },
  { path: 'packages/content/samples/record/', because: 'PUFFER_SDK; the recordings are tied to this code by its hash' },
  { path: 'packages/content/samples/sdk/', because: 'PUFFER_SDK, the variable of the recorder' },
  {
    path: 'packages/content/samples/check/rules/atomic-price.ts',
    because: 'a rule about the rate of one contract, which no other has',
  },
  {
    path: 'packages/machines/mcp/tools/explain-calldata.ts',
    because: 'the call of WETH9, which no ABI of the SDK declares',
  },
  { path: 'packages/tools/calldata/outside.ts', because: 'WETH9, whose functions no ABI of the SDK declares' },
  { path: 'packages/reference/model/base-path.ts', because: 'address of this site, which all packages share' },
  { path: 'packages/reference/model/tools-files.ts', because: 'the ABI that every ERC-20 token has, once' },
];

const names = namesOf(surface);

describe('names of the documented SDK', () => {
  it('stand in surface, examples and site: packages get them as data', () => {
    const found = packageFiles().flatMap((file) =>
      namesIn(file, readFileSync(file, 'utf8'), names).map((place) => `${file}:${place}`),
    );
    const isListed = (place: string): boolean => EXCEPTIONS.some(({ path }) => place.startsWith(path));
    expect(found.filter((place) => !isListed(place))).toEqual([]);
    expect(EXCEPTIONS.length).toBeLessThanOrEqual(10);
    expect(EXCEPTIONS.filter(({ path }) => !found.some((place) => place.startsWith(path)))).toEqual([]);
  });

  it.each([
    ["const contract = 'PufferVaultV5';", ['1: PufferVaultV5']],
    ['\nconst note = `1 ${token}, not WETH`;', ['2: WETH']],
    ['const view = <p>like the Teller</p>;', ['1: Teller']],
    ['const pufferClient = client;', ['1: puffer']],
    ["const own = /^CARROT$/.test(name) ? 'PUFFER' : '';", ['1: CARROT', '1: PUFFER']],
  ])('are found: %s', (text, places) => {
    expect(namesIn('packages/x/x.tsx', text, names)).toEqual(places);
  });

  it.each(['const LINK = /x/;', "// as PufferVaultV5 does\nrun('Storyteller');", "const key = 'TEST_KEY';"])(
    'are not found: %s',
    (text) => {
      expect(namesIn('packages/x/x.ts', text, names)).toEqual([]);
    },
  );
});
