/** The words after the language of a fence. */
export interface FenceMeta {
  /** Example whose code the build inserts; null for a block with its own code. */
  readonly example: string | null;
  /** Regions of the example, joined by "+"; null for all of them. */
  readonly region: string | null;
  /** Why a block is not checked, empty without a reason; null when it is checked. */
  readonly noCheck: string | null;
  /** `rule: why` for a rule that the block breaks on purpose; null when none. */
  readonly breaks: string | null;
  readonly title: string | null;
  /** Other blocks of the page continue this one. */
  readonly setup: boolean;
  /** The block continues the block with `setup`. */
  readonly usesSetup: boolean;
  /** Line numbers to highlight, from 1. */
  readonly emphasized: ReadonlySet<number>;
  /** Unknown words, as written. */
  readonly unknown: readonly string[];
}

const WORD = /([\w-]+)(?:="([^"]*)")?(?=\s|$)|\{([\d,\s-]+)\}(?=\s|$)|\S+/g;
const VALUES = ['example', 'region', 'title', 'no-check', 'breaks'];
const FLAGS = ['setup', 'uses-setup', 'no-check'];

/** Reads words such as `title="..." {1,4-6} setup`. No other code parses them. */
export function readMeta(text: string): FenceMeta {
  const values = new Map<string, string>();
  const emphasized = new Set<number>();
  const unknown: string[] = [];
  for (const [word, name, value, lines] of text.matchAll(WORD)) {
    if (lines !== undefined) lineNumbers(lines).forEach((line) => emphasized.add(line));
    else if (name !== undefined && (value === undefined ? FLAGS : VALUES).includes(name)) values.set(name, value ?? '');
    else unknown.push(word);
  }
  return {
    example: values.get('example') ?? null,
    region: values.get('region') ?? null,
    noCheck: values.get('no-check') ?? null,
    breaks: values.get('breaks') ?? null,
    title: values.get('title') ?? null,
    setup: values.has('setup'),
    usesSetup: values.has('uses-setup'),
    emphasized,
    unknown,
  };
}

function lineNumbers(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, offset) => from + offset);
  });
}

/** Returns the problems of a fence, one sentence each. */
export function metaProblems(
  { example, region, noCheck, breaks, setup, usesSetup, unknown }: FenceMeta,
  code: string,
): string[] {
  const label = `example="${example}"`;
  return [
    ...unknown.map((word) => `the fence has the unknown word ${word}`),
    ...(noCheck === '' ? ['no-check without a reason: write no-check="why"'] : []),
    ...(breaks !== null && !/^[a-z-]+: \S/.test(breaks) ? ['breaks without a reason: write breaks="rule: why"'] : []),
    ...(region !== null && example === null ? [`region="${region}" without an example`] : []),
    ...(example !== null && (setup || usesSetup || noCheck !== null)
      ? [`${label}: an example is checked as a whole file, so setup, uses-setup and no-check do not apply`]
      : []),
    ...(example !== null && code.trim() !== ''
      ? [`${label}: the fence must be empty: the build inserts the code of the example`]
      : []),
  ];
}
