import type { ExampleCode, Finding } from '../code/example-code';

/** Rejects a minimum of zero. */
export function minimumsRule(code: ExampleCode): Finding[] {
  return code.sites.flatMap((site) =>
    code.argumentsOf(site).flatMap(({ path, name, expression }): Finding[] =>
      /^min/i.test(name) && code.evaluate(expression) === 0n
        ? [
            {
              line: site.line,
              text: `${site.name} gets ${path} 0n and accepts any result: compute the minimum from a rate or a preview`,
            },
          ]
        : [],
    ),
  );
}
