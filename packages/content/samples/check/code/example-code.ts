import type ts from 'typescript';
import type { Reference } from '@sdk-docs/reference/model/reference';
import { addressBook, type AddressBook } from '../../read/address-book';
import type { Example } from '../../read/example';
import type { SampleProgram } from '../../read/program';
import { broughtAddresses } from '../../read/brought';
import { callArguments, type CallArgument } from './arguments';
import { callSites, type CallSite } from './call-sites';
import { inFunction } from './declarations';
import { evaluator, type Value } from './evaluate';
import { knownValues, type Recorded } from './known-values';
import { chosenBy } from './handler-calls';
import { knownTokens, quantityReader, type Quantity, type Tokens } from './quantity';

/** An example as the rules see it: its calls, values and recording. */
export interface ExampleCode {
  readonly reference: Reference;
  readonly example: Example;
  readonly recording: Recorded;
  readonly book: AddressBook;
  readonly source: ts.SourceFile;
  readonly checker: ts.TypeChecker;
  readonly tokens: Tokens;
  /** Calls that reach a contract, in source order, except those inside functions. */
  readonly sites: readonly CallSite[];
  readonly argumentsOf: (site: CallSite) => readonly CallArgument[];
  readonly evaluate: (node: ts.Expression) => Value;
  readonly quantity: (node: ts.Expression) => Quantity | null;
  /** The token that `withToken()` selects for a call; null without one. */
  readonly chosenToken: (site: CallSite) => string | null;
}

/** One mistake in an example. */
export interface Finding {
  /** Line number, from 1. */
  readonly line: number;
  /** What is wrong and what to write instead. */
  readonly text: string;
}

export type Rule = (code: ExampleCode) => readonly Finding[];

/** @param inside - whether calls inside functions count too */
export function exampleCode(
  root: string,
  reference: Reference,
  program: SampleProgram,
  example: Example,
  recording: Recorded,
  inside = false,
): ExampleCode {
  const { checker } = program;
  const source = program.source(example.file);
  const sites = callSites(root, reference, checker, source);
  const tokens = knownTokens(reference);
  const evaluate = evaluator(checker, knownValues({ reference, example, recording, checker, sites }));
  const chosenToken = ({ arguments: call }: CallSite): string | null => {
    const chosen = chosenBy(checker, call.expression);
    const token = chosen === null ? null : evaluate(chosen);
    return typeof token === 'string' ? token : null;
  };
  return {
    reference,
    example,
    recording,
    book: addressBook(reference, recording.chain, broughtAddresses(example)),
    source,
    checker,
    tokens,
    sites: sites.filter(({ node }) => inside || !inFunction(node)),
    argumentsOf: (site) => callArguments(checker, site),
    evaluate,
    quantity: quantityReader(checker, tokens, sites, evaluate, chosenToken),
    chosenToken,
  };
}
