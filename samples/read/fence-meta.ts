/** What stands behind the language of a fence. */
export interface FenceMeta {
  /** Example whose code the build fills in; null for a block with code of its own. */
  readonly example: string | null;
  /** Regions of the example, joined by "+"; null for all of them. */
  readonly region: string | null;
  /** Why a block is not checked, empty without a reason; null when it is checked. */
  readonly noCheck: string | null;
  readonly title: string | null;
  /** Other blocks of the page stand on this one. */
  readonly setup: boolean;
  /** It stands on the block with `setup`. */
  readonly usesSetup: boolean;
  /** Numbers of lines to set off, from 1. */
  readonly emphasized: ReadonlySet<number>;
  /** Words that nothing understands, as they are written. */
  readonly unknown: readonly string[];
}

const WORD = /([\w-]+)(?:="([^"]*)")?(?=\s|$)|\{([\d,\s-]+)\}(?=\s|$)|\S+/g;
const VALUES = ['example', 'region', 'title', 'no-check'];
const FLAGS = ['setup', 'uses-setup', 'no-check'];

/** Reads `title="..." {1,4-6} setup` and the like; the only reader of these words. */
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

/** What is wrong with a fence, one sentence each; empty when it is understood. */
export function metaProblems(
  { example, region, noCheck, setup, usesSetup, unknown }: FenceMeta,
  code: string,
): string[] {
  const label = `example="${example}"`;
  return [
    ...unknown.map((word) => `the fence says ${word}, which nothing understands`),
    ...(noCheck === '' ? ['no-check without a reason: write no-check="why"'] : []),
    ...(region !== null && example === null ? [`region="${region}" without an example`] : []),
    ...(example !== null && (setup || usesSetup || noCheck !== null)
      ? [`${label}: an example is checked by itself, without setup, uses-setup and no-check`]
      : []),
    ...(example !== null && code.trim() !== ''
      ? [`${label}: the fence must be empty, its code comes from the example`]
      : []),
  ];
}
