import { describe, expect, it } from 'vitest';
import { reference } from '@sdk-docs/reference/generator/fixtures/own-surface';
import { handlerPage } from '@sdk-docs/reference/generator/fixtures/page-cases';
import { handlers } from './handlers';
import { methods } from './methods';

interface HandlerEntry {
  readonly handler: string;
  readonly chains: { readonly address: readonly { readonly chain: string }[] } | null;
  readonly chainsText: string;
  readonly warnings: readonly string[];
}
interface MethodEntry {
  readonly handler: string;
  readonly method: string;
  readonly handlerWarnings: readonly string[];
  readonly throws: readonly { readonly text: string }[];
}
const entries = handlers(reference).content as readonly HandlerEntry[];
const entryOf = (name: string): HandlerEntry | undefined => entries.find(({ handler }) => handler === name);
const all = methods(reference).content as readonly MethodEntry[];

/** Letters and digits only, without targets of links and classes of members: pages and datasets write them differently. */
const letters = (text: string): string =>
  text
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\b[A-Z]\w*\.(?=\w)/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** The warnings at the top of a handler's page, above "Get the handler". */
function printed(text: string): string[] {
  const [top = ''] = text.split('{#get-the-handler}');
  return [...top.matchAll(/^:::(?:warning|danger)\[(.*)\]\n([^]*?)^:::$/gm)].map(([, title = '', rest = '']) =>
    letters(`${title} ${rest}`),
  );
}

describe('a handler', () => {
  const tops = reference.handlers.map((handler) => ({
    name: handler.class.name,
    warnings: printed(handlerPage(reference, handler).text),
  }));

  it.each(tops)('has each warning at the top of the page of $name', ({ name, warnings }) => {
    expect(entryOf(name)?.warnings.map(letters)).toEqual(warnings);
    for (const { handler, method, handlerWarnings } of all.filter((entry) => entry.handler === name)) {
      expect([handler, method, handlerWarnings.length]).toEqual([name, method, warnings.length]);
      handlerWarnings.forEach((title, index) =>
        expect(warnings[index]?.startsWith(letters(title)), `${name}: ${title}`).toBe(true),
      );
    }
  });

  it('has warnings on most pages', () => {
    expect(tops.filter(({ warnings }) => warnings.length > 0).length).toBeGreaterThan(20);
    expect(tops.flatMap(({ warnings }) => warnings).length).toBeGreaterThan(60);
  });

  it('says what happens on every chain', () => {
    expect(entryOf('PufferVaultHandler')?.chains).toMatchObject({
      placeholder: [],
      noTarget: ['Base', 'Sepolia'],
      throws: expect.arrayContaining(['Bsc', 'Linea']) as unknown,
    });
    expect(entryOf('L2RewardManagerHandler')?.chains).toMatchObject({
      placeholder: ['Mainnet'],
      noTarget: ['Sepolia'],
    });
    expect(entryOf('ERC20PermitHandler')?.chains).toBeNull();
    expect(entryOf('ERC20PermitHandler')?.chainsText).toMatch(
      /^The selected token decides.*`success`\. Some tokens on Holesky have the zero address: reads fail, and writes go there\.$/,
    );
    expect(entryOf('InstitutionalVaultHandler')?.chainsText).toContain('withAddress');
    const members = reference.enumeration('Chain').members.map(({ name }) => name);
    for (const { handler, chains } of entries.filter((entry) => entry.chains !== null)) {
      const { address, ...others } = chains as Record<string, readonly string[]> & HandlerEntry['chains'] & object;
      const named = new Set([...address.map(({ chain }) => chain), ...Object.values(others).flat()]);
      expect([handler, named]).toEqual([handler, new Set(members)]);
    }
  });
});

it('says of a missing entry where no error comes, too', () => {
  const textOf = (name: string): string | undefined =>
    all.find(({ handler }) => handler === name)?.throws.find(({ text }) => text.includes('CONTRACT_ADDRESSES'))?.text;
  expect(textOf('PufferVaultHandler')).toContain(
    'no entry at all in CONTRACT_ADDRESSES (synchronously); on Base and Sepolia it has one without this contract, and what is sent has no `to`',
  );
  expect(textOf('L2RewardManagerHandler')).toContain('on Mainnet it has the zero address, and what is sent goes there');
  const silent = all.filter(({ throws }) =>
    throws.some(({ text }) => text.includes('CONTRACT_ADDRESSES') && !text.includes('has no `to`')),
  );
  expect(silent.map(({ handler, method }) => `${handler}.${method}`)).toEqual([]);
});
