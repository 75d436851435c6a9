import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkSurface } from '../generator/check/all';
import { folderOfCase } from '../generator/fixtures/page-cases';
import { readSurface } from '../generator/read/surface';
import { compare } from './compare';
import { draft } from './draft';
import { surfaceItems } from './package-differences';

const root = mkdtempSync(join(tmpdir(), 'sdk-draft-'));
cpSync(join(folderOfCase('constants'), 'input'), root, { recursive: true });
for (const folder of ['site/docs', 'examples', 'site/src', 'site/config'])
  mkdirSync(join(root, folder), { recursive: true });
writeFileSync(join(root, 'site/docs/guide.mdx'), 'Use `Token.PUFI` here.\n\nAnd [link](/api/x#Token-PUFI).\n');
afterAll(() => rmSync(root, { recursive: true, force: true }));

const tokens = 'contracts/tokens';
const [added, address] = ["'NEW'", "'0x1111111111111111111111111111111111111111'"];

/** New items of every kind that a release can add. */
const news: Readonly<Record<string, string>> = {
  [`${tokens} Token.NEW`]: added,
  [`${tokens} TOKENS_ADDRESSES.value.WETH.Base`]: address,
  [`${tokens} TOKENS_ADDRESSES.value.NEW.Mainnet`]: address,
  [`${tokens} TOKENS_ADDRESSES.value.NEW.Base`]: address,
  [`${tokens} TOKENS_PERMIT_VERSION.value.NEW`]: "'1'",
  'contracts/handlers/puffer-vault-handler PufferVaultHandler.move': '(to: Address, *: { a: bigint })',
  'contracts/handlers/puffer-vault-handler PufferVaultHandler.move returns': 'Promise<Hash>',
  'contracts/handlers/puffer-vault-handler MoveParams': 'type = { a: bigint }',
  'contracts/handlers/new-handler NewHandler': 'class',
  'contracts/handlers/new-handler NewHandler.constructor': '(chain: Chain)',
  'contracts/handlers/new-handler NewHandler.read': '()',
  'errors/new MADE': 'const',
  'errors/new MADE.value.Mainnet.Vault': address,
  'errors/new MADE.value.Mainnet.Other': address,
  'abi Vault function move((uint64,address)[],bytes)':
    'function move((uint64 at, address as contract IToken token)[] as struct IVault.Step[] steps, bytes data) payable returns (uint256)',
  'abi Vault event Moved(address)': 'event Moved(address indexed by)',
  'abi Fresh error Closed()': 'error Closed()',
};

const { surface } = readSurface(root);
const ours = surfaceItems(surface);
const theirs = new Map([...ours, ...Object.entries(news)]);
theirs.delete(`${tokens} Token.PUFI`);
const made = draft(root, compare(ours, theirs), theirs);

describe('a draft', () => {
  it('leaves every line of what exists where it was', () => {
    for (const [file, text] of made.files) {
      const before = ['contracts/Fresh', 'new'].some((name) => file.includes(name))
        ? ''
        : readFileSync(join(root, file), 'utf8');
      const lines = text.split('\n').map((line) => line.replace(/,$/, ''));
      let at = 0;
      for (const line of before.split('\n').map((each) => each.replace(/,$/, ''))) {
        at = lines.indexOf(line, at) + 1;
        expect(at, `${file}: ${line}`).toBeGreaterThan(0);
      }
    }
    expect(made.files.size).toBe(6);
  });

  it('names what is gone with the pages that use it', () => {
    expect(made.gone).toEqual([
      { key: `${tokens} Token.PUFI`, places: expect.arrayContaining(['site/docs/guide.mdx:1']) as unknown },
    ]);
  });

  it('leaves out what has no place, and says so', () => {
    const strange = new Map([...ours, [`${tokens} AnyToken.part`, ': string']]);
    expect(draft(root, compare(ours, strange), strange).left).toEqual([`${tokens} AnyToken.part`]);
  });

  it('has a stub for everything new, and each stops the build until it is written', () => {
    for (const [file, text] of made.files) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    const after = readSurface(root);
    expect(after.problems).toEqual([]);
    const said = surfaceItems(after.surface);
    expect(Object.keys(news).filter((key) => !said.has(key))).toEqual([]);
    const waiting = checkSurface(after.surface)
      .map(({ message }) => message)
      .filter((message) => message.includes('still says TODO'));
    for (const name of [
      'Token.NEW',
      'TOKENS_ADDRESSES.WETH.Base',
      'TOKENS_ADDRESSES.NEW.Mainnet',
      'TOKENS_PERMIT_VERSION.NEW',
      'PufferVaultHandler.move',
      'MoveParams',
      'NewHandler',
      'NewHandler.read',
      'MADE.Mainnet.Other',
      'Vault.move',
      'Vault.Moved',
      'Closed',
      'Fresh',
    ])
      expect(waiting.join('\n')).toContain(name);
  });
});
