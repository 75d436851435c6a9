/** A number with its unit, as in prose. */
export interface Written {
  /** As written: "two hours", "250 basis points". */
  readonly words: string;
  readonly index: number;
  readonly amount: string;
  /** What `amount` counts: seconds, basis points, a token, or a noun in the plural. */
  readonly unit: string;
}

const WORDS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const SECONDS: Readonly<Record<string, number>> = {
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86_400,
  week: 604_800,
};
const COUNTED = 'epoch|request|ticket|validator|period|byte|block|decimal|release|month|year';

/** Things that the SDK and this site have a number of. */
const INVENTORY = 'handler|method|function|contract|token|chain|vault|member|example|error|ABI';
/** Smaller counts are of things that the text itself lists. */
const LEAST = 5;

/** The unit of a bound without one. */
export const BARE = '';

const number = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|(?:${WORDS.join('|')})\b`;
const range = String.raw`(?<![\w.,/^#-])(?:(${number})(?: to | and | or ))?(${number})`;
const time = `(?:${Object.keys(SECONDS).join('|')})s?`;
/** A bound whose unit is elsewhere: "at most 250", "not between 1 and 24". */
const bound = String.raw`\b(?:at most|at least|above|below|maximum is|cap(?:s|ped)? (?:it )?at|between \d+ and) (\d+)(?= ?(?:[.,;:)|(]|$))(?!\.\d)`;
const batchOf = String.raw`(?<=\bbatch(?:es)? (?:of|is|holds) \**)(\d+|${WORDS.join('|')})\b`;
/** "20 of the SDK's 27 ABIs", "13 of the functions", "18 payable functions". */
const inventory = String.raw`(?<![\w.,/^#-])(?:(${number})(?: of | and | or | to )(?:the |its |all )?(?:SDK's )?)?(${number})(?: of the)?(?: [a-z]+)? (${INVENTORY})s\b`;

/** Finds the quantities in a text; `tokens` are names whose amounts count. */
export function quantitiesIn(text: string, tokens: readonly string[]): Written[] {
  const flat = text
    .replace(/\s/g, ' ')
    .replace(/\*/g, ' ')
    .replace(/\]\([^)]*\)/g, ({ length }) => `]${' '.repeat(length - 1)}`);
  const unit = `${time}|basis points?|bps?|%|percent|${tokens.join('|')}|(?:${COUNTED})s?`;
  const counted = new RegExp(String.raw`${range}(?: +|-)?(${unit})(?![\w^]|-[a-z])`, 'g');
  const found = [...flat.matchAll(counted)].flatMap(({ 0: words, 1: from, 2: to = '', 3: name = '', index }) => {
    // "one request" and "two tokens" often identify instead of counting.
    const word = WORDS.indexOf(to);
    if ((word === 0 || word === 1) && !(name.replace(/s$/, '') in SECONDS)) return [];
    return [from, to].flatMap((each) => (each === undefined ? [] : [written(words, index, each, name)]));
  });
  const batches = [...flat.matchAll(new RegExp(batchOf, 'g'))].map(({ 0: each, index }) =>
    written(`batch of ${each}`, index, each, 'requests'),
  );
  const bounds = [...flat.matchAll(new RegExp(bound, 'g'))]
    // Above 0: any positive value.
    .filter(({ 1: each }) => Number(each) > 1)
    .map(({ 0: words, 1: each = '', index }) => ({ words, index, amount: each, unit: BARE }));
  const stock = [...flat.matchAll(new RegExp(inventory, 'gi'))].flatMap(
    ({ 0: words, 1: from, 2: to = '', 3: name = '', index }) =>
      [from, to]
        .flatMap((each) => (each === undefined ? [] : [written(words, index, each, name)]))
        .filter(({ amount }) => Number(amount) >= LEAST),
  );
  return [...found, ...batches, ...bounds, ...stock];
}

function written(words: string, index: number, amount: string, name: string): Written {
  const value = digits(amount);
  const single = name.replace(/s$/, '');
  const seconds = SECONDS[single];
  if (seconds !== undefined) return { words, index, amount: `${round(value * seconds)}`, unit: 'seconds' };
  if (/^(?:%|percent)$/.test(name)) return { words, index, amount: `${round(value * 100)}`, unit: 'basis points' };
  if (/^(?:basis point|bp)s?$/.test(name)) return { words, index, amount: `${value}`, unit: 'basis points' };
  const unit = new RegExp(`^(?:${COUNTED}|${INVENTORY})s?$`).test(name) ? `${single}s` : name;
  return { words, index, amount: `${value}`, unit };
}

const digits = (amount: string): number => {
  const word = WORDS.indexOf(amount.toLowerCase());
  return word === -1 ? Number(amount.replaceAll(',', '')) : word + 1;
};

/** Without binary rounding errors: 2.5 % are 250 basis points. */
const round = (value: number): number => Math.round(value * 1e6) / 1e6;
