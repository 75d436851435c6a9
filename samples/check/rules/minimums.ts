import type { ExampleCode, Finding } from '../code/example-code';

/** The least that a call accepts must be more than nothing. */
export function minimumsRule(code: ExampleCode): Finding[] {
  return code.sites.flatMap((site) =>
    code.argumentsOf(site).flatMap(({ path, name, expression }): Finding[] =>
      /^min/i.test(name) && code.evaluate(expression) === 0n
        ? [
            {
              line: site.line,
              text: `${site.name} gets ${path} 0n and accepts any result: compute the least you take from a rate or a preview`,
            },
          ]
        : [],
    ),
  );
}
