import { BASE_URL } from '../../../site/config/limits';
import { NARROW_PX, WIDE_PX, type Check } from './check';
import { serveWithFaults, type Change } from './faulty-site';
import { unpackWithFaults } from './folder-site';
import { type Kept } from './kept';

/** Result of a check; the version is known once the browser has started. */
export interface Outcome {
  /** The failed requirement; undefined when the check passed. */
  readonly failure: string | undefined;
  readonly version: string | undefined;
}

export interface Conditions {
  /** The build to serve. */
  readonly folder: string;
  /** Time limit for each condition, in ms. A correct page needs far less, also on a slow machine. */
  readonly patience: number;
  /** A defect of the site, present from the first answer on. */
  readonly fault?: { readonly path: RegExp; readonly change: Change };
}

/** Performs one check in the window of the browser, on a site with its own port. */
export async function perform(check: Check, browser: Kept, { folder, patience, fault }: Conditions): Promise<Outcome> {
  const site = check.offline ? await unpackWithFaults() : await serveWithFaults(folder, BASE_URL);
  if (fault !== undefined) site.change(fault.path, fault.change);
  let version: string | undefined;
  const close: (() => Promise<void>)[] = [site.close];
  const work = async (): Promise<void> => {
    const width = check.narrow ? NARROW_PX : WIDE_PX;
    const running = await browser.running();
    version = running.version;
    const opened = await running.open({ width, patience });
    close.unshift(opened.close);
    await check.run({ site, tab: opened.tab, until: (what, holds) => until(what, holds, patience) });
  };
  try {
    await within(work(), patience * 8);
    return { failure: undefined, version };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error), version };
  } finally {
    for (const end of close) await end().catch(() => undefined);
  }
}

async function until(what: string, holds: () => Promise<boolean>, patience: number): Promise<void> {
  const end = Date.now() + patience;
  let pause = 25;
  let thrown = '';
  do {
    try {
      if (await holds()) return;
      thrown = '';
    } catch (error) {
      // A page cannot be evaluated while it navigates.
      thrown = ` (${error instanceof Error ? error.message : String(error)})`;
    }
    // Each look costs the browser work, so the later ones are further apart.
    await new Promise((next) => setTimeout(next, (pause = Math.min(pause * 1.5, 500))));
  } while (Date.now() < end);
  throw new Error(`it did not come to this: ${what}${thrown}`);
}

/** A driver that hangs ends the check, not the run. */
async function within(work: Promise<void>, limit: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('the browser does not answer any more')), limit);
  });
  await Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}
