import { z, type ZodRawShape } from 'zod';
import { near } from './near';
import type { Site } from './site';

/** Input that a tool cannot use; the message says what it takes. */
export class BadInput extends Error {}

export type Input = Readonly<Record<string, unknown>>;

/** The answer of a tool: Markdown, and its facts as data. */
interface Answer {
  readonly text: string;
  /** Left out where the text is all. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** Whether the tool itself left something out. */
  readonly cut?: boolean;
}

/** A tool of the server. Throws BadInput for what the caller can put right. */
export interface Tool {
  readonly name: string;
  /** `{sdk}` stands for the package. */
  readonly description: string;
  readonly input: ZodRawShape;
  /** Schema of the data of its answer; left out where the text is all. */
  readonly output?: ZodRawShape;
  readonly answer: (site: Site, input: Input) => Promise<Answer | string>;
}

/** The argument that every tool has: it lifts the limit of the answer. */
const FULL = { full: z.boolean().optional().describe('The whole answer, however long it is') };

/** Names that people use for an argument -> its names here. */
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

/** The schema of a tool's arguments. An unknown one is an error: if the server ignored it, it would skip the check that the caller asked for. */
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

/** An optional text of the input; empty where it is not given. */
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
