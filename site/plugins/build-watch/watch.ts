/**
 * Parts of the limit. They are counted instead of measuring time, so that a sleeping machine or a busy thread does not
 * count.
 */
const PARTS = 10;
/** Maximum number of page names in the sentence. */
const NAMED = 3;

interface Options {
  readonly limitSeconds: number;
  /** Ends the process with this sentence. */
  readonly end: (sentence: string) => void;
}

/**
 * Tracks which pages of a build have begun and not ended, and ends the build when none begins or ends within the limit.
 * The timer does not keep the process alive. An endless loop in this thread stops it too.
 */
export class BuildWatch {
  private readonly pages = new Map<string, string>();
  /** Pages still to print; undefined unless pages are being rendered. */
  private unprinted?: () => readonly string[];
  private progress = 0;
  private before = '';
  private quiet = 0;
  private timer?: NodeJS.Timeout;

  constructor(private readonly options: Options) {}

  start(): void {
    this.timer ??= setInterval(() => this.look(), (this.options.limitSeconds * 1000) / PARTS).unref();
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.pages.clear();
    this.unprinted = undefined;
  }

  /** `key` distinguishes the compilations of one page. */
  began(key: string, page: string): void {
    this.progress += 1;
    this.pages.set(key, page);
  }

  ended(key: string): void {
    if (this.pages.delete(key)) this.progress += 1;
  }

  /** Rendering has begun; `unprinted` lists the pages whose HTML is not written yet. */
  rendering(unprinted: () => readonly string[]): void {
    this.progress += 1;
    this.pages.clear();
    this.unprinted = unprinted;
  }

  /** The process has nothing left to run, so pending pages never finish. */
  emptied(): void {
    const waiting = this.waiting();
    if (waiting.length > 0) this.end('', waiting);
  }

  private waiting(): readonly string[] {
    return this.unprinted?.() ?? [...new Set(this.pages.values())];
  }

  private look(): void {
    const waiting = this.waiting();
    const now = `${this.progress} ${waiting.length}`;
    this.quiet = now === this.before && waiting.length > 0 ? this.quiet + 1 : 0;
    this.before = now;
    if (this.quiet >= PARTS) this.end(` for ${duration(this.options.limitSeconds)}`, waiting);
  }

  private end(time: string, waiting: readonly string[]): void {
    const more = waiting.length > NAMED ? ` and ${waiting.length - NAMED} more` : '';
    const reason = this.unprinted
      ? 'it has no HTML yet, so look at what it waits for while it is rendered.'
      : 'it began to be compiled and did not end, so look at its imports and at the plugins for Markdown.';
    this.options.end(`The build stands still${time} at ${waiting.slice(0, NAMED).join(', ')}${more}: ${reason}`);
    this.stop();
  }
}

function duration(seconds: number): string {
  const [count, unit] = seconds % 60 === 0 ? [seconds / 60, 'minute'] : [seconds, 'second'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
