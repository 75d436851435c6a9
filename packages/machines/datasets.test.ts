import Ajv from 'ajv';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it, describe } from 'vitest';
import { reference, surface } from '@sdk-docs/reference/generator/fixtures/own-surface';
import { contentHash } from './content-hash';
import { datasetFile, schemaFile } from './dataset';
import type { AddressEntry } from '@sdk-docs/reference/model/address-entry';
import { datasets } from './datasets/all';

const root = resolve(__dirname, '../..');
const all = datasets(reference);
const parsed = (name: string): Record<string, unknown> => {
  const dataset = all.find((candidate) => candidate.name === name);
  if (dataset === undefined) throw new Error(name);
  return JSON.parse(datasetFile(surface.upstream, dataset).text) as Record<string, unknown>;
};
type Entries = Record<string, unknown>[];

describe.each(all.map((dataset) => [dataset.name, dataset] as const))('%s', (name, dataset) => {
  const validate = new Ajv({ strictTypes: false }).compile(JSON.parse(schemaFile(dataset).text) as object);

  it('matches its schema and says where it comes from', () => {
    const file = parsed(name);
    expect(validate(file), JSON.stringify(validate.errors)).toBe(true);
    expect(file.sdk).toEqual(
      expect.objectContaining({ version: surface.upstream.version, date: surface.upstream.date }),
    );
    expect(file.contentHash).toBe(contentHash(JSON.stringify(file[dataset.field])));
  });

  it('is refused without its content, and with a field that nobody described', () => {
    expect(validate({ ...parsed(name), [dataset.field]: undefined })).toBe(false);
    expect(validate({ ...parsed(name), more: 1 })).toBe(false);
  });
});

it('gives null and nothing else for what is not deployed', () => {
  const entries = parsed('addresses').entries as AddressEntry[];
  const at = (chain: string, name: string) => entries.find((entry) => entry.chain === chain && entry.name === name);
  expect(at('Mainnet', 'L2RewardManager')).toMatchObject({ address: null, state: 'zero-placeholder' });
  expect(at('Base', 'PufferVault')).toMatchObject({ address: null, state: 'no-entry' });
  expect(at('Mainnet', 'PufferVault')).toMatchObject({
    address: '0xD9A442856C234a39a81a089C06451EBAa4306a72',
    proxy: true,
  });
  expect(entries.filter(({ address, state }) => (address === null) === (state === 'stored'))).toEqual([]);
});

/** The key of an entry in the observations: a revert text is in quotes. */
const nameOf = ({ kind, name, signature }: Entries[number]): unknown =>
  kind === 'error' ? signature : kind === 'text' ? `"${String(name)}"` : name;

describe('a spender', () => {
  type Place = { readonly chain: string; readonly name: string; readonly address: string };
  const addresses = parsed('addresses').entries as AddressEntry[];
  const approvals = [...(parsed('spenders').entries as Entries), ...(parsed('methods').entries as Entries)]
    .flatMap((entry): Entries => (entry.approvals as Entries | undefined) ?? [entry])
    .filter(({ spender }) => typeof spender === 'string')
    .map((entry) => ({ spender: String(entry.spender), places: entry.spenderAddresses as Place[] }));

  it('has each vault of a chain: the token decides which one is meant', () => {
    const vaults = approvals.filter(({ spender }) => spender === 'BoringVault').map(({ places }) => places);
    expect(vaults.length).toBeGreaterThan(0);
    for (const places of vaults)
      expect(places.map(({ name }) => name.split(' ')[0])).toEqual(['unifiETH', 'unifiUSD', 'unifiBTC', 'pufETHs']);
  });

  it('has the addresses of its contract, on every chain where the SDK stores one', () => {
    const chains = new Map<string, Set<string>>();
    for (const { spender, places } of approvals)
      chains.set(spender, new Set([...(chains.get(spender) ?? []), ...places.map(({ chain }) => chain)]));
    const found = Object.fromEntries([...chains].map(([spender, on]) => [spender, [...on].sort().join(' ')]));
    expect(found).toEqual({
      // The reader's own vault and accounts have no published address.
      InstitutionalVault: '',
      '"the account of the wallet client"': '',
      '"walletAddress, the sender"': '',
      '"the sending account"': '',
      AtomicQueue: 'Mainnet',
      BoringVault: 'Mainnet',
      CarrotStaker: 'Mainnet',
      CarrotVesting: 'Mainnet',
      ConcreteMultiStrategyVault: 'Mainnet',
      Distributor: 'Mainnet',
      LagoonVault: 'Mainnet TAC',
      PufLocker: 'Holesky Mainnet',
      PufferDepositor: 'Holesky Mainnet',
      PufferL2Depositor: 'Holesky Mainnet',
      PufferProtocol: 'Holesky Mainnet',
      PufferVaultV5: 'Holesky Mainnet',
      PufferWithdrawalManager: 'Holesky Mainnet',
      ValidatorTicket: 'Holesky Mainnet',
      mtwCARROT: 'Mainnet',
      vlPUFFER: 'Mainnet',
    });
  });

  it('has the same addresses for every method, and those of the address book', () => {
    const first = new Map(approvals.map(({ spender, places }) => [spender, places]));
    for (const { spender, places } of approvals) expect([spender, places]).toEqual([spender, first.get(spender)]);
    for (const { chain, name, address } of [...first.values()].flat())
      expect(addresses.find((entry) => entry.chain === chain && entry.name === name)?.address).toBe(address);
  });
});

it('carries how sure a statement is', () => {
  const errors = parsed('errors').entries as Entries;
  for (const error of surface.errors.filter(({ confidence }) => confidence !== 'read')) {
    const entry = errors.find(({ signature }) => signature === error.signature);
    const provoked = surface.observedReverts.some((row) => row.error === error.signature);
    if (entry?.declaredInAbi === false)
      expect([error.name, entry.certainty]).toEqual([error.name, provoked ? 'observed' : error.confidence]);
  }
  const observed = errors.filter((entry) => entry.certainty === 'observed');
  expect(observed.length).toBeGreaterThanOrEqual(150);
  expect(new Set(observed.map(({ kind }) => kind))).toEqual(new Set(['error', 'text', 'panic']));
  for (const entry of observed)
    expect(
      surface.observedReverts.some(
        ({ error, data }) => error === nameOf(entry) && data.startsWith(String(entry.selector)),
      ),
    ).toBe(true);
  const provoked = new Set(surface.observedReverts.map(({ error }) => error));
  const without = errors.filter((entry) => entry.certainty !== 'observed').map(nameOf);
  expect(without.filter((name) => provoked.has(String(name)))).toEqual([]);
  const functions = (parsed('access').entries as Record<string, Entries>).functions ?? [];
  for (const rule of surface.access.rules) {
    const own = functions.filter(
      (entry) =>
        entry.contract === rule.contract && rule.functions.includes(String(entry.function).replace(/\(.*/, '')),
    );
    expect(own.length, rule.contract).toBeGreaterThan(0);
    for (const entry of own) expect(entry.certainty).toBe(rule.certainty);
  }
});

it('says who can keep back what a way out pays', () => {
  const powers = (parsed('access').entries as Record<string, Entries>).contracts ?? [];
  const exitOf = (name: string): unknown => powers.find(({ contract }) => contract === name)?.exit;
  expect(exitOf('AtomicQueue')).toEqual({
    text: expect.stringMatching(/^No one has to fill your request: .* redeems through the Teller\. /) as string,
    sources: ['atomic-queue', 'atomic-solver', 'teller', 'teller-newer'],
    certainty: 'read',
  });
  expect(exitOf('vlPUFFER')).toBeNull();
});

it('has every method, error selector and event once', () => {
  const methods = parsed('methods').entries as Entries;
  const classes = surface.modules
    .flatMap(({ exports }) => exports)
    .filter((item) => item.kind === 'class' && item.handler !== null);
  expect(methods).toHaveLength(classes.flatMap((item) => (item.kind === 'class' ? item.methods : [])).length);
  const signatures = (parsed('errors').entries as Entries)
    .filter(({ kind }) => kind === 'error')
    .map(({ signature }) => signature);
  expect(new Set(signatures).size).toBe(signatures.length);
  for (const contract of surface.contracts)
    for (const error of contract.errors) expect(signatures).toContain(error.signature);
});

it.each(['data', 'for-assistants'])('the page %s prints addresses of the dataset and no others', (name) => {
  const known = (parsed('addresses').entries as AddressEntry[]).map(({ address }) => address);
  const printed = readFileSync(resolve(root, `site/docs/${name}.mdx`), 'utf8').match(/0x[0-9a-fA-F]{40}/g) ?? [];
  expect(printed.length).toBeGreaterThan(0);
  expect(printed.filter((address) => !known.includes(address))).toEqual([]);
});
