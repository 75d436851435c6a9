import { expect, it } from 'vitest';
import { referenceOf } from '@sdk-docs/reference/generator/reference';
import { readExample, readExamples } from '../read/example';
import { createProgram } from '../read/program';
import { readRecording } from '../read/recording';
import { exampleCode } from './code/example-code';
import { mistakes, withMistake } from '../fixtures/mistakes';
import { checkCode } from './rules/all-rules';

/** Mistakes that pass the type check. Each is made in an example whose recording is correct. */
const root = process.cwd();
const reference = referenceOf(root);
const examples = readExamples(root);
const wrong = mistakes.map((mistake, index) => {
  const right = examples.get(mistake.example);
  const recording = readRecording(root, mistake.example);
  if (right === undefined || recording === null) throw new Error(`${mistake.example} is not recorded`);
  const example = readExample(`examples/mistake-${index}.ts`, withMistake(right.text, mistake));
  return { ...mistake, example, recording };
});
const program = createProgram(root, new Map(wrong.map(({ example }) => [example.file, example.text])));

it.each(wrong)('$rule reports: $what', ({ rule, example, recording }) => {
  expect(program.diagnostics(program.source(example.file)).map(({ messageText }) => messageText)).toEqual([]);
  const problems = checkCode(exampleCode(root, reference, program, example, recording));
  expect(problems.join('\n')).toMatch(new RegExp(`^${example.file}:\\d+ ${rule}: `, 'm'));
});
