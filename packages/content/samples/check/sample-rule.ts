import type ts from 'typescript';
import type { Reference } from '@sdk-docs/reference/model/reference';
import type { SampleProgram } from '../read/program';

/** The input of a rule: one sample. */
interface RuleInput {
  readonly root: string;
  readonly program: SampleProgram;
  readonly reference: Reference;
  readonly source: ts.SourceFile;
}

/** A problem and its node. */
export interface Finding {
  readonly node: ts.Node;
  readonly message: string;
}

export type SampleRule = (input: RuleInput) => readonly Finding[];
