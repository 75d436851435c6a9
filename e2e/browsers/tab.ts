/** A key that checks press, by the name that KeyboardEvent.key gives it. */
type Key = 'ArrowDown' | 'Enter' | 'Shift' | '/';

/**
 * A tab as its reader uses it, the same in every browser. Selectors are CSS; each waits for its element, and throws when there
 * is none in time.
 */
export interface Tab {
  /** Goes to an address and waits for the load event. */
  readonly open: (url: string) => Promise<void>;
  /** Clicks the middle of the first element that matches, with a real pointer. */
  readonly click: (selector: string) => Promise<void>;
  /** Types at the place of the focus. */
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Pastes what the clipboard holds at the place of the focus. */
  readonly paste: () => Promise<void>;
  /** Runs a function in the page, which gets it as text: it sees its arguments and nothing else, and names no function itself. */
  readonly evaluate: <Given extends readonly unknown[], Result>(
    run: (...given: Given) => Result,
    ...given: Given
  ) => Promise<Result>;
  /** Another tab or window with the same storage; it is in front from then on. */
  readonly another: () => Promise<Tab>;
  readonly toFront: () => Promise<void>;
}

/** How a browser is started for one check. */
export interface Setup {
  /** Width of the page in px. */
  readonly width: number;
  /** False: the reader has turned JavaScript off. */
  readonly scripts: boolean;
  /** How long a tab waits for an element, in ms. */
  readonly patience: number;
}

/** A browser that runs, with a profile of its own and one tab. */
export interface Running {
  readonly tab: Tab;
  /** Name and version as the browser gives them. */
  readonly version: string;
  readonly close: () => Promise<void>;
}

export const HEIGHT_PX = 800;
