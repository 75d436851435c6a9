import { type Change, type FaultySite } from './faulty-site';
import { type Tab } from './tab';

/** Context of a check: the window of the browser, and the site on its own port, and so with its own storage and caches. */
export interface Stage {
  readonly tab: Tab;
  readonly site: FaultySite;
  /** Waits until a condition holds; throws with `what` when it does not. An exception in the page counts as false. */
  readonly until: (what: string, holds: () => Promise<boolean>) => Promise<void>;
}

/** One requirement, the same for every browser. */
export interface Check {
  readonly name: string;
  /** A narrow window: the layout of phones, with a menu. WebKitGTK's MiniBrowser cannot be narrower than this. */
  readonly narrow?: true;
  /** The site is the offline copy in a folder, without a server. */
  readonly offline?: true;
  /** Throws when the requirement is not met. */
  readonly run: (stage: Stage) => Promise<void>;
  /** Defects with each of which the check must fail, and their expected messages. */
  readonly mustFail: MustFail | readonly MustFail[];
}

interface MustFail {
  readonly path: RegExp;
  readonly change: Change;
  readonly says: RegExp;
}

export const WIDE_PX = 1280;
export const NARROW_PX = 480;

/** Matches paths of pages, not of files. */
export const PAGES = /\/[^./]*$/;
export const MAIN_SCRIPT = /\/assets\/js\/main\.[^/]*\.js$/;
export const THEME_BUTTON = 'nav[aria-label=Main] button[aria-label*="dark and light"]';
export const STYLES = /\/assets\/css\/[^/]*\.css$/;

/** Returns a change of pages that adds a script before their own and removes the policy that would block it. */
export const withScript =
  (code: string) =>
  (html: string): string =>
    html
      .replace(/<meta http-equiv="?Content-Security-Policy"?[^>]*>/i, '')
      .replace(/<head>/, `<head><script>${code}</script>`);

/** Interacts with the page and waits until the application handles events. */
export async function started({ tab, until }: Stage): Promise<void> {
  await tab.press('Shift');
  const isStarted = (): Promise<boolean> => tab.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');
  await until('the application has started', isStarted).catch(async ({ message }: Error) => {
    const state = await tab
      .evaluate(() => [
        document.readyState,
        document.querySelector('.load-failure')?.textContent ?? 'no notice',
        ...performance.getEntriesByType('resource').map(({ name, duration }) => `${name} ${duration} ms`),
      ])
      .catch((error: Error) => [error.message]);
    throw new Error(`${message} (${state.join(', ')})`);
  });
}

export async function openStarted(stage: Stage, path: string): Promise<void> {
  await stage.tab.open(stage.site.at(path));
  await started(stage);
}
