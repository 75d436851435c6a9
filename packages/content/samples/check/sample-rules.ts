import ts from 'typescript';
import type { Reference } from '@sdk-docs/reference/model/reference';
import type { SampleModule } from '../read/modules';
import type { SampleProgram } from '../read/program';
import { sdkNames } from '../read/sdk-names';
import { calledMethods } from './claims';
import { lineOf } from './code/declarations';
import type { Finding } from './code/example-code';
import { knownDecimals } from './known-decimals';
import { nodesOf } from './nodes';
import { placeOf } from './place';

/** Rejects a sample for two environments: a browser has no `process`, and Node has no `window.ethereum`. */
function oneEnvironment(source: ts.SourceFile): Finding[] {
  const reads = nodesOf(source, ts.isPropertyAccessExpression);
  const browser = reads.some((node) => node.getText() === 'window.ethereum');
  const first = reads.find((node) => node.getText() === 'process.env');
  const text = 'window.ethereum and process.env in one sample: a browser has no process.env';
  return browser && first !== undefined ? [{ line: lineOf(first), text }] : [];
}

/**
 * A method that takes its sender's address passes it to the wallet, so a client with a local key cannot send it.
 * Allowed in a sample whose own provider handles `eth_sendTransaction`.
 */
function usableClient(root: string, reference: Reference, program: SampleProgram, source: ts.SourceFile): Finding[] {
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
  const text = `${name} asks the wallet for an address: a client with a local key cannot send it`;
  return [{ line: lineOf(key), text }];
}

/** Finds samples that type-check but fail, or cost money, for the reader. Returns `file:line message`. */
export function checkSampleRules(
  root: string,
  program: SampleProgram,
  reference: Reference,
  modules: readonly SampleModule[],
): string[] {
  return modules.flatMap((module) => {
    const source = program.source(module.path);
    const findings = [
      ...knownDecimals(reference, program.checker, source),
      ...oneEnvironment(source),
      ...usableClient(root, reference, program, source),
    ];
    return findings.map(({ line, text }) => {
      const place = placeOf(module, line);
      return `${place.file}:${place.line} ${text}`;
    });
  });
}
