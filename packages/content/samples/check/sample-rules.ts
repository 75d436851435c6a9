import type { Reference } from '@sdk-docs/reference/model/reference';
import { knownDecimals } from './known-decimals';
import type { SampleModule } from '../read/modules';
import { oneEnvironment } from './one-environment';
import type { SampleProgram } from '../read/program';
import type { SampleRule } from './sample-rule';
import { usableClient } from './usable-client';

const rules: readonly SampleRule[] = [knownDecimals, oneEnvironment, usableClient];

/** Finds samples that type-check but fail, or cost money, for the reader. Returns `file:line message`. */
export function checkSampleRules(
  root: string,
  program: SampleProgram,
  reference: Reference,
  modules: readonly SampleModule[],
): string[] {
  return modules.flatMap(({ path, lines }) => {
    const source = program.source(path);
    return rules
      .flatMap((rule) => rule({ root, program, reference, source }))
      .map(({ node, message }) => {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
        const origin = lines[Math.min(line, lines.length - 1)];
        return `${origin?.file ?? path}:${origin?.line ?? line + 1} ${message}`;
      });
  });
}
