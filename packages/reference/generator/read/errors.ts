import type { UndeclaredError } from '../../model/contract';
import type { Problem } from '../../model/problem';
import { readError } from './contract-members';
import { textOf } from './tags';
import { fileLevelNodes, splitList, undeclaredFacts } from './undeclared';

/** Reads surface/errors/*.sol: reverts that no ABI of the SDK declares, and the contracts that raise them. */
export function readErrors(root: string, problems: Problem[]): readonly UndeclaredError[] {
  return fileLevelNodes(root, 'surface/errors', 'ErrorDefinition', problems).map(({ file, node }) => {
    const error = readError(file, node);
    return {
      ...error,
      ...undeclaredFacts(`error ${error.name}`, error.doc, problems),
      functions: splitList(textOf(error.doc.tags, 'functions')),
    };
  });
}
