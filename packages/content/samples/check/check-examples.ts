import type { Reference } from '@sdk-docs/reference/model/reference';
import { recorderHash } from '../record/recorder';
import { exampleCode } from './code/example-code';
import { checkCode } from './rules/all-rules';
import { checkRecording } from './check-recording';
import { calledMethods } from './claims';
import type { Example } from '../read/example';
import type { SampleProgram } from '../read/program';
import { readRecording, recordingFile } from '../read/recording';
import { sdkNames } from '../read/sdk-names';

/** Returns the problems of the recordings: missing, stale, or in conflict with the reference. */
export function checkExamples(
  root: string,
  reference: Reference,
  program: SampleProgram,
  examples: ReadonlyMap<string, Example>,
): string[] {
  const recorder = recorderHash(root);
  return [...examples.values()].flatMap((example) => {
    const recording = readRecording(root, example.name);
    if (example.notExecuted !== null) {
      if (example.notExecuted === '') return [`${example.file} @notExecuted without a reason`];
      return recording === null ? [] : [`${recordingFile(example.name)} exists, but the example has @notExecuted`];
    }
    if (recording === null)
      return [`${example.file} has no recording: run npm run samples:record, or add @notExecuted with a reason`];
    const names = new Set(sdkNames(root, program, program.source(example.file)).map(({ target }) => target));
    const problems = checkRecording(reference, example, recording, calledMethods(reference, names), recorder);
    // The line numbers of a stale recording are wrong.
    if (recording.sha256 !== example.sha256) return problems;
    return [...problems, ...checkCode(exampleCode(root, reference, program, example, recording))];
  });
}
