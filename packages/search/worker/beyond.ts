import type { Query } from './query';

/** Below this share no place is about the query: measured with questions that the site does not answer. */
const LEAST = 0.42;
/** The same for two words, both of which are needed. */
const LEAST_OF_TWO = 0.6;

/**
 * Whether no place is about the query. A query with code asks for a name, which has its own stage, and a single word
 * occurs or does not.
 */
export const isBeyond = (grasp: number, { content }: Query): boolean =>
  content.length > 1 &&
  grasp < (content.length > 2 ? LEAST : LEAST_OF_TWO) &&
  content.every(({ parts }) => parts.length < 2);
