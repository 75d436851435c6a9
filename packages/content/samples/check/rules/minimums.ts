import { eachArgument } from './each';

/** Rejects a minimum of zero. */
export const minimumsRule = eachArgument((code, { path, name, expression }) =>
  /^min/i.test(name) && code.evaluate(expression) === 0n
    ? `gets ${path} 0n and accepts any result: compute the minimum from a rate or a preview`
    : null,
);
