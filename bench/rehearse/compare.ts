/** What a route is and does once its application has started. */
export interface Behaviour {
  readonly route: string;
  readonly heading: string;
  /** Elements, links and letters of the content, which a failed start would change. */
  readonly elements: number;
  readonly links: number;
  readonly letters: number;
  /** Entries of the sidebar. */
  readonly sidebar: number;
  readonly started: boolean;
  /** Mode after one click on the switch. */
  readonly mode: string;
  /** Heading of the next page after a link of the navbar was followed without a load. */
  readonly next: string;
  /** What the console and the window reported. */
  readonly errors: readonly string[];
}

/** How the behaviour of a route differs from today's, one sentence for each part that does. */
export function differences(today: Behaviour, rehearsed: Behaviour): string[] {
  const fields = Object.keys(today) as (keyof Behaviour)[];
  return fields
    .filter((field) => JSON.stringify(today[field]) !== JSON.stringify(rehearsed[field]))
    .map((field) => `${today.route}: ${field} was ${shown(today[field])} and is ${shown(rehearsed[field])}`);
}

const shown = (value: unknown): string => JSON.stringify(value).slice(0, 300);

/** The sentences of a build's output that say why it failed: those of light/ where there are some, else its last lines. */
export function reasons(output: string): string[] {
  const lines = output.split('\n').map((line) => line.replace(/^\s*(?:\[cause\]: )?(?:× )?(?:Error: )?/, '').trim());
  const ours = lines.filter((line) =>
    /which light\/|was written for|has another form|is needed now|config\/shipped/.test(line),
  );
  return ours.length > 0
    ? [...new Set(ours)]
    : lines.filter((line) => line !== '' && !line.startsWith('at ')).slice(-12);
}
