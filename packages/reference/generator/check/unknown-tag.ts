import type { DocTag, Location } from '../../model/doc';
import type { Problem } from '../../model/problem';
import { documentedOf, fieldsIn, type DocumentedKind } from './documented';
import { problemOf, type Rule } from './rule';

const problem = problemOf('unknown-tag');

const caveats = ['warning', 'inferred', 'unknown'];
const parameters = ['param', 'default', 'unit', 'throws'];
const prose = ['notice', 'dev', ...caveats];
const error = [...prose, 'param', 'unit', 'fix'];
const entry = [
  ...caveats,
  'provenance',
  'listed',
  'implementation',
  'codeCommit',
  'note',
  'permitSupport',
  'permitDomain',
];

/** The grammar of surface/README.md: which tags a comment may have. */
const allowed: Readonly<Record<DocumentedKind, readonly string[]>> = {
  module: ['module'],
  class: [...caveats, 'client', 'contract', 'address', 'start'],
  constructor: [...caveats, ...parameters],
  method: [
    ...caveats,
    ...parameters,
    'returns',
    'calls',
    'sender',
    'value',
    'approval',
    'signs',
    'prompts',
    'contractWallet',
    'reverts',
    'rpc',
  ],
  enum: caveats,
  'enum member': [...caveats, 'viemName', 'nativeCurrency', 'testnet', 'explorer', 'decimals', 'provenance', 'note'],
  type: caveats,
  constant: caveats,
  function: [...caveats, ...parameters, 'returns'],
  contract: [...prose, 'title'],
  'contract function': [...prose, 'param', 'return', 'unit', 'reverts', 'emits', 'access'],
  receive: [...prose, 'reverts', 'emits', 'access'],
  event: [...prose, 'param', 'unit'],
  error,
  'undeclared error': [...error, 'contracts', 'functions', 'source', 'confidence', 'note'],
  'undeclared event': [...prose, 'param', 'unit', 'contracts', 'source', 'confidence'],
  struct: [...prose, 'field', 'unit'],
  'contract enum': [...prose, 'member'],
};

/** Rejects tags that no code reads: a misspelt tag would be lost silently. */
export const unknownTag: Rule = (surface) => [
  ...documentedOf(surface).flatMap(({ kind, name, doc }) =>
    tagProblems(name, kind, doc.tags, doc.location.file, allowed[kind]),
  ),
  ...fieldsIn(surface).flatMap(({ owner, field }) =>
    tagProblems(`${owner}.${field.name}`, 'field', field.tags, field.location.file, [...caveats, 'unit', 'default']),
  ),
  ...surface.modules.flatMap(({ exports }) =>
    exports.flatMap((item) =>
      item.kind === 'const'
        ? item.entries.flatMap(({ path, facts, location }) =>
            factProblems([item.name, ...path].join('.'), facts, location),
          )
        : [],
    ),
  ),
];

function tagProblems(
  name: string,
  kind: string,
  tags: readonly DocTag[],
  file: string,
  known: readonly string[],
): readonly Problem[] {
  return tags
    .filter((tag) => !known.includes(tag.name))
    .map((tag) =>
      problem(
        { file, line: tag.line },
        `@${tag.name} on ${kind} ${name} is not a known tag`,
        `one of: ${known.join(', ')}`,
      ),
    );
}

function factProblems(name: string, facts: Readonly<Record<string, string>>, location: Location): readonly Problem[] {
  return Object.keys(facts)
    .filter((fact) => !entry.includes(fact))
    .map((fact) => problem(location, `@${fact} on entry ${name} is not a known tag`, `one of: ${entry.join(', ')}`));
}
