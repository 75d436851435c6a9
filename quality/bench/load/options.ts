import { parseArgs } from 'node:util';

/** Options of the command. */
export interface Options {
  readonly folder: string;
  /** Empty for all routes of the sitemap. */
  readonly routes: readonly string[];
  /** Base path of the site, with "/" at both ends; null to read it from the home page. */
  readonly base: string | null;
  /** CSS pixels of the viewport. */
  readonly width: number;
  /** Seconds without a request after which loading counts as finished. */
  readonly settle: number;
}

export const USAGE = `npm run bench:load -- [folder] [route ...] [--base /x/] [--width 1280] [--settle 6]
  folder   a built site, "build" when nothing is given
  route    such as /getting-started, below the base path; without any: all of the sitemap`;

/** An invalid command line; the message names the mistake. */
export class UsageError extends Error {}

/** Parses the command line. Throws UsageError. */
export function readOptions(words: readonly string[]): Options {
  const { values, positionals } = parse(words);
  const [folder = 'build', ...routes] = positionals;
  return {
    folder,
    routes: routes.map((route) => {
      if (!route.startsWith('/')) throw new UsageError(`a route starts with "/": ${route}`);
      return route;
    }),
    base: values.base === undefined ? null : slashed(values.base),
    width: positive('width', values.width),
    settle: positive('settle', values.settle),
  };
}

function parse(words: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { base: text, width: { ...text, default: '1280' }, settle: { ...text, default: '6' } },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

const slashed = (path: string): string => `/${path.split('/').filter(Boolean).join('/')}/`.replace('//', '/');

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new UsageError(`--${name} takes a number above 0, not "${text}"`);
  return value;
}
