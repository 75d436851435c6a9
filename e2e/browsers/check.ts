import { type Change, type FaultySite } from './faulty-site';
import { type Tab } from './tab';

/** What a check gets: a tab of a fresh browser, and the site on a port of its own. */
export interface Stage {
  readonly tab: Tab;
  readonly site: FaultySite;
  /** Waits until something holds; throws with `what` when it does not come to hold. What the page throws meanwhile counts as no. */
  readonly until: (what: string, holds: () => Promise<boolean>) => Promise<void>;
}

/** One promise to the reader, the same for every browser. */
export interface Check {
  readonly name: string;
  /** Narrow: the layout of phones, with a menu. The small browser of WebKitGTK cannot be narrower than this. */
  readonly narrow?: true;
  /** False: the reader has turned JavaScript off. */
  readonly scripts?: false;
  /** Throws when the promise is not kept. */
  readonly run: (stage: Stage) => Promise<void>;
  /** A fault of the site with which the check must fail, and what it must say then. */
  readonly mustFail: { readonly path: RegExp; readonly change: Change; readonly says: RegExp };
}

export const WIDE_PX = 1280;
export const NARROW_PX = 480;

/** Paths of pages, as opposed to files. */
export const PAGES = /\/[^./]*$/;
export const MAIN_SCRIPT = /\/assets\/js\/main\.[^/]*\.js$/;
export const THEME_BUTTON = 'nav[aria-label=Main] button[aria-label*="dark and light"]';
export const STYLES = /\/assets\/css\/[^/]*\.css$/;

/** A change of pages that runs a script in them first, which their policy would not let run. */
export const withScript =
  (code: string) =>
  (html: string): string =>
    html
      .replace(/<meta http-equiv="?Content-Security-Policy"?[^>]*>/i, '')
      .replace(/<head>/, `<head><script>${code}</script>`);

/** Gives a sign of the reader and waits until the application hears events. */
export async function started({ tab, until }: Stage): Promise<void> {
  await tab.press('Shift');
  await until('the application has started', () =>
    tab.evaluate(() => document.documentElement.dataset.hasHydrated === 'true'),
  );
}

export async function openStarted(stage: Stage, path: string): Promise<void> {
  await stage.tab.open(stage.site.at(path));
  await started(stage);
}
