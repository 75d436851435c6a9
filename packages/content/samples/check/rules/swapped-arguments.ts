import ts from 'typescript';
import type { CallArgument } from '../code/arguments';
import { unwrapped } from '../code/declarations';
import { eachArgument } from './each';

/** Finds a variable that is named after another parameter of the same call but not passed to it. */
export const swappedArgumentsRule = eachArgument((code, argument, site) => {
  const { path, name, unit, expression } = argument;
  const variable = variableOf(argument);
  const meant = code
    .argumentsOf(site)
    .find(
      (other) =>
        variable !== null &&
        ownerOf(other) === ownerOf(argument) &&
        role(other.name) === role(variable) &&
        role(other.name) !== role(name),
    );
  if (meant !== undefined && role(variableOf(meant) ?? '') !== role(variable ?? ''))
    return `gets ${variable} as ${path}, and has a parameter ${meant.path}: swap the two`;
  return unit !== null && /^count|second|index/i.test(unit) && code.quantity(expression) !== null
    ? `takes ${path} as ${unit}; ${expression.getText()} is an amount of a token`
    : null;
});

/** The path of the object or parameter that contains an argument. */
const ownerOf = ({ path, name }: CallArgument): string => path.slice(0, path.length - name.length);

/** The name of the variable that is passed; null for any other expression. */
function variableOf({ expression }: CallArgument): string | null {
  const node = unwrapped(expression);
  return ts.isIdentifier(node) ? node.text : null;
}

/** Synonyms that the SDK and samples use interchangeably. */
function role(name: string): string {
  if (/^(?:receiver|recipient|to|beneficiary)(?:Address)?$/.test(name)) return 'recipient';
  return /^(?:account|owner|sender|wallet|from)(?:Address)?$/.test(name) ? 'account' : name;
}
