import ts from 'typescript';
import { unwrapped } from '../code/declarations';
import type { ExampleCode, Finding } from '../code/example-code';

/** Finds a variable that is named after another parameter of the same call but not passed to it. */
export function swappedArgumentsRule(code: ExampleCode): Finding[] {
  return code.sites.flatMap((site) => {
    const given = code.argumentsOf(site).map(({ path, name, unit, expression }) => ({
      path,
      name,
      unit,
      expression,
      owner: path.slice(0, path.length - name.length),
      variable: ts.isIdentifier(unwrapped(expression)) ? unwrapped(expression).getText() : null,
    }));
    return given.flatMap(({ path, owner, name, unit, variable, expression }): Finding[] => {
      const meant = given.find((other) => other.owner === owner && other.name === variable && other.name !== name);
      if (meant !== undefined && meant.variable !== variable)
        return [
          {
            line: site.line,
            text: `${site.name} gets ${variable} as ${path}, and has a parameter ${meant.path}: swap the two`,
          },
        ];
      const counts = unit !== null && /^count|second|index/i.test(unit);
      if (counts && code.quantity(expression) !== null)
        return [
          {
            line: site.line,
            text: `${site.name} takes ${path} as ${unit}; ${expression.getText()} is an amount of a token`,
          },
        ];
      return [];
    });
  });
}
