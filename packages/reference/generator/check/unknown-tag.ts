import type { DocTag, Location } from '../../model/doc';
import { documentedOf, fieldsIn, type DocumentedKind } from './documented';
import { entriesIn } from './exports';
import { problem, type Finding, type Rule } from './rule';

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
    tagProblems(`${kind} ${name}`, doc.tags, doc.location, allowed[kind]),
  ),
  ...fieldsIn(surface).flatMap(({ owner, field: { name, tags, location } }) =>
    tagProblems(`field ${owner}.${name}`, tags, location, [...caveats, 'unit', 'default']),
  ),
  ...entriesIn(surface).flatMap(({ name, facts, location }) =>
    Object.keys(facts).flatMap((fact) => tagProblem(fact, `entry ${name}`, location, entry)),
  ),
];

const tagProblems = (what: string, tags: readonly DocTag[], { file }: Location, known: readonly string[]) =>
  tags.flatMap(({ name, line }) => tagProblem(name, what, { file, line }, known));

const tagProblem = (tag: string, what: string, at: Location, known: readonly string[]): readonly Finding[] =>
  known.includes(tag) ? [] : [problem(at, `@${tag} on ${what} is not a known tag`, `one of: ${known.join(', ')}`)];
