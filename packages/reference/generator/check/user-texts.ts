import { revertName } from '../../model/anchors';
import type { UserText } from '../../model/contract';
import type { Surface } from '../../model/surface';
import { exportsOf } from './exports';
import { problem, type Rule } from './rule';

const audiences: readonly string[] = ['user', 'developer', 'operator'];

/** Words that only engineers use. */
const CODE_WORDS =
  /\b(?:reverts?|reverted|calldata|selector|wei|bytes|nonce|ABI|basis points|allowance|permit|zero address|parameter|argument|delegatecall|bytecode)\b/i;
/** `code`, calls(), snake_case, 0x, and camelCase. */
const CODE = /`|\(\)|\w_\w|\b0x|\b[a-z]+[A-Z]\w*/g;

/** Every revert has exactly one sentence for users, without code. */
export const userTexts: Rule = (surface) => {
  const { userTexts: rows, revertTexts, errors, contracts } = surface;
  if (rows.length === 0) return [];
  const wanted = new Map([
    ...[...contracts.flatMap((contract) => contract.errors), ...errors].map(
      ({ signature, doc }) => [signature, doc.location] as const,
    ),
    ...revertTexts.map(({ kind, value, location }) => [revertName(kind, value), location] as const),
  ]);
  const given = new Set(rows.map(({ error }) => error));
  return [
    ...[...wanted]
      .filter(([name]) => !given.has(name))
      .map(([name, location]) =>
        problem(
          location,
          `${name || 'a revert without data'} has no sentence for users`,
          'add it to errors/users.json',
        ),
      ),
    ...rows.flatMap((row, index) => rowProblems(surface, row, wanted.has(row.error), rows.slice(0, index))),
  ];
};

function rowProblems(surface: Surface, row: UserText, known: boolean, before: readonly UserText[]) {
  const { error, audience, user, location } = row;
  // Symbols of tokens, such as pufETH, are known to users.
  const symbols = new Set(exportsOf(surface, 'const').flatMap(({ entries }) => entries.flatMap(({ path }) => path)));
  const code = [...(user.match(CODE) ?? []).filter((word) => !symbols.has(word)), ...(CODE_WORDS.exec(user) ?? [])];
  const twice = before.some((other) => other.error === error);
  return [
    ...(known
      ? []
      : [problem(location, `there is no error ${error}`, 'the name is a signature, a "text" or Panic(0x..)')]),
    ...(twice ? [problem(location, `${error} has two sentences`, 'keep one')] : []),
    ...(audiences.includes(audience) ? [] : [problem(location, `the audience is "${audience}"`, audiences.join(', '))]),
    ...(/^[A-Z\w].*[^.]\.$/.test(user) && !/[.!?] /.test(user)
      ? []
      : [problem(location, `"${user}" is not one sentence`, 'write one sentence that ends with a full stop')]),
    ...(code.length === 0
      ? []
      : [problem(location, `the sentence for ${error} says ${code[0]}`, 'say it as a user would understand it')]),
  ];
}
