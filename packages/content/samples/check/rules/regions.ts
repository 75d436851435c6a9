import { lineOf } from '../code/declarations';
import type { ExampleCode, Finding } from '../code/example-code';
import { regionAt } from '../../read/example';

/** A region consists of whole statements, because a request belongs to the region in which its statement starts. */
export function regionsRule({ source, example }: ExampleCode): Finding[] {
  return source.statements.flatMap((statement): Finding[] => {
    const first = lineOf(statement);
    const last = source.getLineAndCharacterOfPosition(statement.getEnd()).line + 1;
    return regionAt(example, first) === regionAt(example, last)
      ? []
      : [{ line: first, text: `a region ends inside this statement: move #endregion below line ${last}` }];
  });
}
