import type { ZodRawShape } from 'zod';
import type { Site } from './site';

/** Input that a tool cannot use; the message says what it takes. */
export class BadInput extends Error {}

/** A tool of the server: its answer is Markdown. Throws BadInput for what the caller can put right. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly input: ZodRawShape;
  readonly answer: (site: Site, input: Readonly<Record<string, unknown>>) => Promise<string>;
}

/** An optional text of the input; empty where it is not given. */
export const given = (input: Readonly<Record<string, unknown>>, name: string): string => {
  const value = input[name];
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
};

/** `- term: text` for each pair whose text is not empty. */
export const facts = (pairs: readonly (readonly [term: string, text: string])[]): string =>
  pairs
    .filter(([, text]) => text !== '')
    .map(([term, text]) => `- ${term}: ${text}`)
    .join('\n');

/** Hex with whole bytes, lower case. Throws BadInput for anything else. */
export function hexOf(text: string, what: string): `0x${string}` {
  const value = text.trim().toLowerCase();
  if (!/^0x(?:[0-9a-f]{2})*$/.test(value))
    throw new BadInput(`${what} must be hex with 0x and whole bytes, got "${text.slice(0, 80)}"`);
  return value as `0x${string}`;
}
