/** Keys for checks, by their KeyboardEvent.key. */
type Key = 'ArrowDown' | 'Enter' | 'Shift' | 'Tab' | '/';

/**
 * A tab as its reader uses it, the same for every browser. Selectors are CSS. Each method waits for its element and
 * rejects when it does not appear in time.
 */
export interface Tab {
  /** Goes to an address and waits for the load event. */
  readonly open: (url: string) => Promise<void>;
  /** Clicks the middle of the first matching element with a real pointer. */
  readonly click: (selector: string) => Promise<void>;
  /** Types into the focused element. */
  readonly type: (text: string) => Promise<void>;
  /** Presses a key, several times in a row. */
  readonly press: (key: Key, times?: number) => Promise<void>;
  /** Pastes the clipboard into the focused element. */
  readonly paste: () => Promise<void>;
  /**
   * Runs a function in the page. It is sent as text, so it can only use its arguments and must not contain named
   * functions.
   */
  readonly evaluate: <Given extends readonly unknown[], Result>(
    run: (...given: Given) => Result,
    ...given: Given
  ) => Promise<Result>;
  /** Prints the page on A4 and returns the PDF; undefined where the driver cannot print. */
  readonly print: (() => Promise<Uint8Array>) | undefined;
  /** Returns a screenshot of the whole page, PNG in base64; undefined where the driver only captures the window. */
  readonly picture: (() => Promise<string>) | undefined;
  /** Opens another tab or window with the same storage and brings it to the front. */
  readonly another: () => Promise<Tab>;
  readonly toFront: () => Promise<void>;
}

/** Options for a window. */
interface Setup {
  /** Width of the page in px. */
  readonly width: number;
  /** Time limit for waiting for an element, in ms. */
  readonly patience: number;
}

/** The window of a browser with one tab. A new window for each check costs more than most checks. */
interface Opened {
  readonly tab: Tab;
  /** Closes what the check has opened beside it. */
  readonly close: () => Promise<void>;
}

/** A running browser with its own profile. */
export interface Running {
  /** Name and version as the browser reports them. */
  readonly version: string;
  readonly open: (setup: Setup) => Promise<Opened>;
  readonly close: () => Promise<void>;
}

export const HEIGHT_PX = 800;
