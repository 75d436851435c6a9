import { origin } from '../code/declarations';
import type { ExampleCode, Finding } from '../code/example-code';

/** Ten years in seconds: deadlines are closer. */
const far = 10n * 365n * 24n * 60n * 60n;

/** Rejects milliseconds, JavaScript's unit, where a contract expects Unix seconds. */
export function secondsRule(code: ExampleCode): Finding[] {
  return code.sites.flatMap((site) =>
    code.argumentsOf(site).flatMap(({ path, unit, expression }): Finding[] => {
      if (unit === null || !/unix seconds/i.test(unit)) return [];
      const value = code.evaluate(expression);
      const made = origin(code.checker, expression).getText();
      const now = BigInt(code.recording.time);
      const inMilliseconds =
        typeof value === 'bigint' || typeof value === 'number'
          ? BigInt(Math.floor(Number(value))) > now + far
          : /Date\.now\(\)(?!\s*\/\s*1_?000)|\.getTime\(\)(?!\s*\/\s*1_?000)/.test(made);
      return inMilliseconds
        ? [
            {
              line: site.line,
              text: `${site.name} takes ${path} in Unix seconds; ${expression.getText()} looks like milliseconds: write BigInt(Math.floor(Date.now() / 1000)) or the timestamp of a block`,
            },
          ]
        : [];
    }),
  );
}
