import { z, type ZodRawShape } from 'zod';
import { near } from './near';
import type { Site } from './site';

/** Characters of an answer without `full`: with the line about the release, about 1,500 tokens of 3.6 characters. */
export const LIMIT = 5_250;

/** Invalid input of a tool; the message says what the tool takes. */
export class BadInput extends Error {}

export type Input = Readonly<Record<string, unknown>>;

/** The answer of a tool: Markdown, and its facts as data. */
interface Answer {
  readonly text: string;
  /** Omitted where the text is everything. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** Whether the tool itself omitted something. */
  readonly cut?: boolean;
}

/** A tool of the server. Throws BadInput for mistakes of the caller. */
export interface Tool {
  readonly name: string;
  /** `{sdk}`: placeholder for the package. */
  readonly description: string;
  readonly input: ZodRawShape;
  /** Schema of the answer's data; omitted where the text is everything. */
  readonly output?: ZodRawShape;
  readonly answer: (site: Site, input: Input) => Promise<Answer | string>;
}

/** The argument of every tool that lifts the limit of the answer. */
const FULL = { full: z.boolean().optional().describe('The whole answer, however long it is') };

/** Other common names of an argument -> its name here. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  receiver: ['to'],
  recipient: ['to'],
  target: ['to'],
  address: ['to', 'query'],
  contract: ['to'],
  calldata: ['data'],
  input: ['data'],
  amount: ['value'],
  network: ['chain'],
  chainId: ['chain'],
  name: ['method', 'query', 'revert'],
  error: ['revert'],
  selector: ['revert', 'data'],
  path: ['page'],
  url: ['page'],
  section: ['anchor'],
};

/**
 * The schema of a tool's arguments. An unknown argument is an error: ignoring it would skip a check that the caller
 * asked for.
 */
export function inputSchema({ name, input }: Tool) {
  const known = Object.keys({ ...input, ...FULL });
  return z.strictObject(
    { ...input, ...FULL },
    {
      error: (issue) =>
        issue.code === 'unrecognized_keys'
          ? issue.keys
              .map((key: string) => {
                const meant = OTHER_NAMES[key]?.find((each) => known.includes(each)) ?? near(known, key, 1)[0];
                return `${name} has no argument "${key}"${meant === undefined ? '' : `: use "${meant}"`}. It takes ${known.join(', ')}.`;
              })
              .join(' ')
          : undefined,
    },
  );
}

/** An optional text of the input; empty when it is missing. */
export const given = (input: Input, name: string): string => {
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
