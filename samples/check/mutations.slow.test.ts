import { describe, expect, it } from 'vitest';
import { readReference } from '../read/address-book';
import { checkRecording } from './check-recording';
import { calledMethods, type CalledMethod } from './claims';
import { readExamples, type Example } from '../read/example';
import { mutate, renameMethod } from '../fixtures/mutations';
import { createProgram } from '../read/program';
import { readRecording, type Recording } from '../read/recording';
import { sdkNames } from '../read/sdk-names';

/** Every executed example with a mistake in it: each must be found. The unchanged ones must pass. */
const root = process.cwd();
const reference = readReference(root);
const executed = [...readExamples(root).values()].flatMap((example): { example: Example; recording: Recording }[] => {
  const recording = readRecording(root, example.name);
  return recording === null || example.notExecuted !== null ? [] : [{ example, recording }];
});
const right = createProgram(root, new Map(executed.map(({ example }) => [example.file, example.text])));
const called = new Map<string, CalledMethod[]>(
  executed.map(({ example }) => {
    const names = new Set(sdkNames(root, right, right.source(example.file)).map(({ target }) => target));
    return [example.name, calledMethods(reference, names)];
  }),
);
const renamed = executed.flatMap(({ example }) => {
  const text = renameMethod(example, called.get(example.name) ?? []);
  return text === null ? [] : [{ example, text }];
});
const wrong = createProgram(root, new Map(renamed.map(({ example, text }) => [example.file, text])));

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

  it('passes as it is', () => {
    expect(right.diagnostics(right.source(example.file))).toEqual([]);
    expect(checkRecording(reference, example, recording, methods)).toEqual([]);
  });

  it.each(mutate(reference, recording))('is refused: $name', (mutation) => {
    expect(checkRecording(reference, example, mutation.recording, methods)).not.toEqual([]);
  });
});

it.each(renamed)('$example.name is refused: method renamed', ({ example }) => {
  // 2339: property does not exist; 2551: the same, with a suggestion.
  const codes = wrong.diagnostics(wrong.source(example.file)).map(({ code }) => code);
  expect(codes.some((code) => code === 2339 || code === 2551)).toBe(true);
});
