/** State of a route once its application has started. */
export interface Behaviour {
  readonly route: string;
  readonly heading: string;
  /** Number of elements, links and characters of the content, which a failed start would change. */
  readonly elements: number;
  readonly links: number;
  readonly letters: number;
  /** Entries of the sidebar. */
  readonly sidebar: number;
  readonly started: boolean;
  /** Colour mode after one click on the toggle. */
  readonly mode: string;
  /** Heading of the next page after a client navigation through the navbar. */
  readonly next: string;
  /** Errors of the console and the window. */
  readonly errors: readonly string[];
}

/** Returns one sentence for each difference between a route's behaviour today and in the rehearsal. */
export function differences(today: Behaviour, rehearsed: Behaviour): string[] {
  const fields = Object.keys(today) as (keyof Behaviour)[];
  return fields
    .filter((field) => JSON.stringify(today[field]) !== JSON.stringify(rehearsed[field]))
    .map((field) => `${today.route}: ${field} was ${shown(today[field])} and is ${shown(rehearsed[field])}`);
}

const shown = (value: unknown): string => JSON.stringify(value).slice(0, 300);

/** Returns the sentences of a build's output that explain its failure: those of packages/light/, otherwise its last lines. */
export function reasons(output: string): string[] {
  const lines = output.split('\n').map((line) => line.replace(/^\s*(?:\[cause\]: )?(?:× )?(?:Error: )?/, '').trim());
  const ours = lines.filter((line) =>
    /which light\/|was written for|replaces it|has a new format|is in use|config\/shipped/.test(line),
  );
  return ours.length > 0
    ? [...new Set(ours)]
    : lines.filter((line) => line !== '' && !line.startsWith('at ')).slice(-12);
}
