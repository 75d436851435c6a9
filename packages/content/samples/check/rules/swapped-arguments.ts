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
      const meant = given.find(
        (other) =>
          other.owner === owner &&
          variable !== null &&
          role(other.name) === role(variable) &&
          role(other.name) !== role(name),
      );
      if (meant !== undefined && role(meant.variable ?? '') !== role(variable ?? ''))
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

/** Names of one meaning, which SDK and samples use for each other. */
function role(name: string): string {
  if (/^(?:receiver|recipient|to|beneficiary)(?:Address)?$/.test(name)) return 'recipient';
  return /^(?:account|owner|sender|wallet|from)(?:Address)?$/.test(name) ? 'account' : name;
}
