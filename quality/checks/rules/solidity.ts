import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Rule } from '../rule';

interface Output {
  readonly errors?: readonly { readonly formattedMessage: string }[];
}

/** The Solidity files that readers download compile without a warning. */
export const solidityRule: Rule = {
  name: 'solidity',
  async check({ folder, files }) {
    const own = [...files].filter((file) => file.endsWith('.sol')).sort();
    if (own.length === 0) return ['data/solidity/: no file in the build'];
    const texts = await Promise.all(
      own.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const),
    );
    const solc = createRequire(import.meta.url)('solc') as { compile: (input: string) => string };
    const input = {
      language: 'Solidity',
      sources: Object.fromEntries(texts.map(([file, content]) => [file, { content }])),
      settings: { outputSelection: { '*': { '*': ['abi'] } } },
    };
    const { errors = [] } = JSON.parse(solc.compile(JSON.stringify(input))) as Output;
    return errors.map(({ formattedMessage }) => formattedMessage.replace(/\s+/g, ' ').trim());
  },
};
