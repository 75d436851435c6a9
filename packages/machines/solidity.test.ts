import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reference, surface } from '@sdk-docs/reference/generator/fixtures/own-surface';
import { contentHash } from './content-hash';
import { codeFiles } from './solidity/files';

const files = codeFiles(reference);
const solidity = files.filter(({ path }) => path.endsWith('.sol'));

interface Output {
  readonly errors?: readonly { readonly severity: string; readonly formattedMessage: string }[];
  readonly contracts?: Readonly<
    Record<
      string,
      Readonly<
        Record<string, { readonly abi: readonly unknown[]; readonly evm: { readonly methodIdentifiers: object } }>
      >
    >
  >;
}

/** Messages of the compiler for some files together. */
function compile(sources: readonly { readonly path: string; readonly text: string }[]): Output {
  const solc = createRequire(import.meta.url)('solc') as { compile: (input: string) => string };
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(sources.map(({ path, text }) => [path, { content: text }])),
    settings: { outputSelection: { '*': { '*': ['abi', 'evm.methodIdentifiers'] } } },
  };
  return JSON.parse(solc.compile(JSON.stringify(input))) as Output;
}

const messages = ({ errors = [] }: Output): string[] => errors.map(({ formattedMessage }) => formattedMessage);

/** Compiles a file that uses an address of another one. */
const using = (address: string): string[] => {
  const constants = solidity.find(({ path }) => path.endsWith('Addresses.sol'));
  const user = `// SPDX-License-Identifier: MIT\npragma solidity ^0.8.0;\nimport {PufferMainnet} from "data/solidity/Addresses.sol";\ncontract User { address public vault = PufferMainnet.${address}; }`;
  return messages(compile([...(constants === undefined ? [] : [constants]), { path: 'user.sol', text: user }]));
};

describe('the Solidity files', () => {
  const output = compile(solidity);

  it('compile without a warning, all together', () => expect(messages(output)).toEqual([]));

  it.each(surface.contracts.map((contract) => [contract.name, contract] as const))(
    '%s has the selectors of the SDK',
    (name, contract) => {
      const compiled = output.contracts?.[`data/solidity/${name}.sol`]?.[`I${name}`];
      expect(compiled?.evm.methodIdentifiers).toEqual(
        Object.fromEntries(contract.functions.map(({ signature, selector }) => [signature, selector.slice(2)])),
      );
      const receive = contract.abi.filter(({ type }) => type === 'receive').length;
      expect(compiled?.abi).toHaveLength(contract.abi.length - receive);
    },
  );

  it('do not compile when a line is broken', () => {
    const broken = solidity.map(({ path, text }) => ({ path, text: text.replace(' external view', ' external wiew') }));
    expect(messages(compile(broken)).join('')).toMatch(/Functions in interfaces cannot have modifiers/);
  });

  it('offer what is deployed and nothing else', () => {
    expect(using('PufferVault')).toEqual([]);
    expect(using('L2RewardManager').join('')).toMatch(/Member "L2RewardManager" not found/);
  });

  it('name the hash of what they say', () => {
    for (const { text, path } of files) {
      const hash = /Content hash: (\S+)\n/.exec(text)?.[1] ?? '';
      expect([path, hash]).toEqual([path, contentHash(text.slice(text.indexOf(hash) + hash.length + 1))]);
    }
  });

  it('compile with the test that the page on the data shows', () => {
    const page = readFileSync(resolve(__dirname, '../../site/docs/data.mdx'), 'utf8');
    const code = /```solidity title="([^"]+)"\n([\s\S]*?)```/.exec(page);
    const used = solidity.map(({ path, text }) => ({ path: path.replace('data/solidity/', 'src/puffer/'), text }));
    expect(code?.[2]).toContain('PufferMainnet.PufferVault');
    expect(messages(compile([...used, { path: code?.[1] ?? '', text: code?.[2] ?? '' }]))).toEqual([]);
  });
});
