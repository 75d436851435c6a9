import { origin } from '../code/declarations';
import { eachArgument } from './each';

/** Ten years in seconds: deadlines are closer. */
const far = 10n * 365n * 24n * 60n * 60n;

/** Rejects milliseconds, JavaScript's unit, where a contract expects Unix seconds. */
export const secondsRule = eachArgument((code, { path, unit, expression }) => {
  if (unit === null || !/unix seconds/i.test(unit)) return null;
  const value = code.evaluate(expression);
  const made = origin(code.checker, expression).getText();
  const inMilliseconds =
    typeof value === 'bigint' || typeof value === 'number'
      ? BigInt(Math.floor(Number(value))) > BigInt(code.recording.time) + far
      : /Date\.now\(\)(?!\s*\/\s*1_?000)|\.getTime\(\)(?!\s*\/\s*1_?000)/.test(made);
  return inMilliseconds
    ? `takes ${path} in Unix seconds; ${expression.getText()} looks like milliseconds: write BigInt(Math.floor(Date.now() / 1000)) or the timestamp of a block`
    : null;
});
