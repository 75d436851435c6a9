import { lineOf } from '../code/declarations';
import type { ExampleCode, Finding } from '../code/example-code';
import { regionAt } from '../../read/example';

/** A region holds whole statements: a request belongs to the region in which the statement that causes it begins. */
export function regionsRule({ source, example }: ExampleCode): Finding[] {
  return source.statements.flatMap((statement): Finding[] => {
    const first = lineOf(statement);
    const last = source.getLineAndCharacterOfPosition(statement.getEnd()).line + 1;
    return regionAt(example, first) === regionAt(example, last)
      ? []
      : [{ line: first, text: `a region ends inside of this statement: move #endregion behind line ${last}` }];
  });
}
