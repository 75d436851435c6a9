import ts from 'typescript';
import { nodesOf } from './nodes';
import type { SampleRule } from './sample-rule';

/** Rejects a sample for two environments: a browser has no `process`, and Node has no `window.ethereum`. */
export const oneEnvironment: SampleRule = ({ source }) => {
  const reads = nodesOf(source, ts.isPropertyAccessExpression).map((node) => ({ node, text: node.getText(source) }));
  const browser = reads.some(({ text }) => text === 'window.ethereum');
  const [first] = reads.filter(({ text }) => text === 'process.env');
  return browser && first !== undefined
    ? [{ node: first.node, message: 'window.ethereum and process.env in one sample: a browser has no process.env' }]
    : [];
};
