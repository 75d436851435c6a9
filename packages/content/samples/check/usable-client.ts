import ts from 'typescript';
import { calledMethods } from './claims';
import { nodesOf } from './nodes';
import type { SampleRule } from './sample-rule';
import { sdkNames } from '../read/sdk-names';

/**
 * A method that takes the address of its sender passes it to the wallet, so a client with a local key cannot send it. A
 * sample with a provider that signs such requests lists them.
 */
export const usableClient: SampleRule = ({ root, program, reference, source }) => {
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
