import type { UndeclaredError } from '../../model/contract';
import type { Problem } from '../../model/problem';
import { readError } from './contract-members';
import { reportErrors } from './contracts';
import { compileFolder } from './solc';
import { openSolidity } from './solidity-file';
import { textOf } from './tags';

const confidences = ['read', 'inferred', 'MEMORY'] as const;

/** Reads surface/errors/*.sol: reverts that no ABI of the SDK declares, with who raises them. */
export function readErrors(root: string, problems: Problem[]): readonly UndeclaredError[] {
  return [...compileFolder(root, 'surface/errors')].flatMap(([path, result]) => {
    if (reportErrors(root, path, result, problems) || !result.ast) return [];
    const file = openSolidity(root, path, result.ast);
    const nodes = (file.ast.nodes ?? []).filter(({ nodeType }) => nodeType === 'ErrorDefinition');
    return nodes.map((node) => {
      const error = readError(file, node);
      const { tags, location } = error.doc;
      const word = textOf(tags, 'confidence') ?? '';
      const confidence = confidences.find((candidate) => candidate === word);
      if (!confidence) {
        const message = `error ${error.name} has the confidence "${word}"`;
        problems.push({
          rule: 'confidence',
          location,
          message,
          hint: `write @custom:confidence ${confidences.join('|')}`,
        });
      }
      return {
        ...error,
        contracts: splitList(textOf(tags, 'contracts')),
        functions: splitList(textOf(tags, 'functions')),
        source: textOf(tags, 'source') ?? '',
        confidence: confidence ?? 'MEMORY',
      };
    });
  });
}

function splitList(text: string | null): readonly string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
