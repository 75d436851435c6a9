import type { Reference } from '@sdk-docs/reference/model/reference';
import { knownDecimals } from './known-decimals';
import type { SampleModule } from '../read/modules';
import type { SampleProgram } from '../read/program';
import type { SampleRule } from './sample-rule';
import ts from 'typescript';
import { nodesOf } from './nodes';
import { calledMethods } from './claims';
import { sdkNames } from '../read/sdk-names';

/** Rejects a sample for two environments: a browser has no `process`, and Node has no `window.ethereum`. */
const oneEnvironment: SampleRule = ({ source }) => {
  const reads = nodesOf(source, ts.isPropertyAccessExpression).map((node) => ({ node, text: node.getText(source) }));
  const browser = reads.some(({ text }) => text === 'window.ethereum');
  const [first] = reads.filter(({ text }) => text === 'process.env');
  return browser && first !== undefined
    ? [{ node: first.node, message: 'window.ethereum and process.env in one sample: a browser has no process.env' }]
    : [];
};

/**
 * A method that takes the address of its sender passes it to the wallet, so a client with a local key cannot send it. A
 * sample with a provider that signs such requests lists them.
 */
const usableClient: SampleRule = ({ root, program, reference, source }) => {
  const [key] = nodesOf(source, ts.isIdentifier).filter(({ text }) => text === 'privateKeyToAccount');
  const signs = nodesOf(source, ts.isStringLiteral).some(({ text }) => text === 'eth_sendTransaction');
  if (key === undefined || signs) return [];
  const names = new Set(sdkNames(root, program, source).map(({ target }) => target));
  const refused = calledMethods(reference, names).find(
    ({ method: { form, sender } }) =>
      form === 'sign' || (sender !== null && sender !== '' && sender !== 'walletClient.account'),
  );
  if (refused === undefined) return [];
  const name = `${refused.handler.facts.clientProperty}.${refused.method.name}`;
  return [{ node: key, message: `${name} asks the wallet for an address: a client with a local key cannot send it` }];
};

const rules: readonly SampleRule[] = [knownDecimals, oneEnvironment, usableClient];

/** Finds samples that type-check but fail, or cost money, for the reader. Returns `file:line message`. */
export function checkSampleRules(
  root: string,
  program: SampleProgram,
  reference: Reference,
  modules: readonly SampleModule[],
): string[] {
  return modules.flatMap(({ path, lines }) => {
    const source = program.source(path);
    return rules
      .flatMap((rule) => rule({ root, program, reference, source }))
      .map(({ node, message }) => {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
        const origin = lines[Math.min(line, lines.length - 1)];
        return `${origin?.file ?? path}:${origin?.line ?? line + 1} ${message}`;
      });
  });
}
