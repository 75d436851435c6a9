import { describe, expect, it } from 'vitest';
import { referenceOf } from '@sdk-docs/reference/generator/reference';
import { checkRecording } from './check-recording';
import { calledMethods, type CalledMethod } from './claims';
import { readExamples, type Example } from '../read/example';
import { exampleCode } from './code/example-code';
import { checkCode } from './rules/all-rules';
import { sealOf } from '@sdk-docs/reference/generator/read/seal';
import { mutate, renameMethod } from '../fixtures/mutations';
import { createProgram } from '../read/program';
import { readRecording, type Recording } from '../read/recording';
import { recorderHash } from '../record/recorder';
import { sdkNames } from '../read/sdk-names';

/** Puts each mistake into every executed example: the checks must report it. The unchanged examples must pass. */
const root = process.cwd();
const reference = referenceOf(root);
const recorder = recorderHash(root);
const executed = [...readExamples(root).values()].flatMap((example): { example: Example; recording: Recording }[] => {
  const recording = readRecording(root, example.name);
  return recording === null || example.notExecuted !== null ? [] : [{ example, recording }];
});
const methodNames = reference.handlers.flatMap(({ class: { methods } }) => methods.map(({ name }) => name));
const renamedMethods = new Set<string>();
const renamed = executed.flatMap(({ example }) => {
  const edit = renameMethod(example, methodNames);
  // The compiler finds each in the same way: one for each method.
  if (edit === null || renamedMethods.has(edit.name)) return [];
  renamedMethods.add(edit.name);
  return [{ example, file: `examples/${example.name}-renamed.ts`, ...edit }];
});
// One program, because each resolves the types of viem anew.
const program = createProgram(
  root,
  new Map([
    ...executed.map(({ example }) => [example.file, example.text] as const),
    ...renamed.map(({ file, text }) => [file, text] as const),
  ]),
);
const called = new Map<string, CalledMethod[]>(
  executed.map(({ example }) => {
    const names = new Set(sdkNames(root, program, program.source(example.file)).map(({ target }) => target));
    return [example.name, calledMethods(reference, names)];
  }),
);

it('covers at least 15 examples', () => {
  expect(executed.length).toBeGreaterThanOrEqual(15);
  expect(renamed.length).toBeGreaterThanOrEqual(15);
});

it('makes an allowance too small in at least 10 examples', () => {
  const short = executed.filter(({ recording }) =>
    mutate(reference, recording).some(({ name }) => name.includes('short of what is spent')),
  );
  expect(short.length).toBeGreaterThanOrEqual(10);
});

describe.each(executed)('$example.name', ({ example, recording }) => {
  const methods = called.get(example.name) ?? [];
  const problems = (candidate: Recording): string[] => [
    ...checkRecording(reference, example, candidate, methods, recorder),
    ...checkCode(exampleCode(root, reference, program, example, candidate)),
  ];

  it('passes unchanged', () => {
    expect(problems(recording)).toEqual([]);
  });

  it.each(mutate(reference, recording))('is rejected: $name', (mutation) => {
    expect(problems(mutation.recording)).not.toEqual([]);
  });

  it('is rejected: edited by hand', () => {
    const [first, ...rest] = recording.requests;
    const edited = { ...recording, requests: first === undefined ? [] : [...rest, first] };
    expect(
      checkRecording(reference, example, { ...edited, time: edited.time + 1 }, methods, recorder).join(),
    ).toContain('edited by hand');
  });

  it('is rejected: made by another recorder', () => {
    const other = { ...recording, recorder: '0'.repeat(64) };
    expect(problems({ ...other, seal: sealOf(other) }).join()).toContain('the recorder has changed');
  });
});

it.each(renamed)('$example.name is rejected: method renamed', ({ example, file, name }) => {
  expect(called.get(example.name)?.map(({ method }) => method.name)).toContain(name);
  // 2339: the property does not exist; 2551: the same, with a suggestion.
  const codes = program.diagnostics(program.source(file)).map(({ code }) => code);
  expect(codes.some((code) => code === 2339 || code === 2551)).toBe(true);
});
