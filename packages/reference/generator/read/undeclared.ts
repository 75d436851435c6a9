import type { Undeclared, UndeclaredError, UndeclaredEvent } from '../../model/contract';
import type { Doc } from '../../model/doc';
import type { Problem } from '../../model/problem';
import { reportErrors } from './contracts';
import { compileFolder } from './solc';
import type { AstNode } from './solc-ast';
import { openSolidity, type SolidityFile } from './solidity-file';
import { textOf } from './tags';
import { readError, readEvent } from './contract-members';

const confidences = ['read', 'inferred', 'MEMORY'] as const;

/** Returns the file-level declarations of one kind in the `.sol` files of a folder, each with its file. */
function fileLevelNodes(
  root: string,
  folder: string,
  nodeType: string,
  problems: Problem[],
): readonly { readonly file: SolidityFile; readonly node: AstNode }[] {
  return [...compileFolder(root, folder)].flatMap(([path, result]) => {
    if (reportErrors(root, path, result, problems) || !result.ast) return [];
    const file = openSolidity(root, path, result.ast);
    return (file.ast.nodes ?? []).filter((node) => node.nodeType === nodeType).map((node) => ({ file, node }));
  });
}

/** Reads `@custom:contracts`, `@custom:source` and `@custom:confidence` of a declaration. */
function undeclaredFacts(name: string, { tags, location }: Doc, problems: Problem[]): Undeclared {
  const word = textOf(tags, 'confidence') ?? '';
  const confidence = confidences.find((candidate) => candidate === word);
  if (!confidence) {
    problems.push({
      rule: 'confidence',
      location,
      message: `${name} has the confidence "${word}"`,
      hint: `write @custom:confidence ${confidences.join('|')}`,
    });
  }
  return {
    contracts: splitList(textOf(tags, 'contracts')),
    source: textOf(tags, 'source') ?? '',
    confidence: confidence ?? 'MEMORY',
  };
}

/** Splits `A, B` into its parts. */
function splitList(text: string | null): readonly string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

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

/** Reads surface/events/*.sol: events that contracts emit but the ABIs of the SDK omit. solc computes the topics. */
export function readEvents(root: string, problems: Problem[]): readonly UndeclaredEvent[] {
  return fileLevelNodes(root, 'surface/events', 'EventDefinition', problems).map(({ file, node }) => {
    const event = readEvent(file, node);
    return { ...event, ...undeclaredFacts(`event ${event.name}`, event.doc, problems) };
  });
}
