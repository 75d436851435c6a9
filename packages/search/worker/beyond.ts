import type { Query } from './query';

/** Below it, what is asked is not what any place is about: measured on questions that the site does not answer. */
const LEAST = 0.42;
/** The same for two words, of which none is to spare. */
const LEAST_OF_TWO = 0.6;

/**
 * Whether a query asks for what no place has. A query with code asks for a name, which its own stage judges, and a
 * single word occurs or does not.
 */
export const isBeyond = (grasp: number, { content }: Query): boolean =>
  content.length > 1 &&
  grasp < (content.length > 2 ? LEAST : LEAST_OF_TWO) &&
  content.every(({ parts }) => parts.length < 2);
