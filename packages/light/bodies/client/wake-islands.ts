import type { ComponentType } from 'react';
import { ISLAND, ISLAND_NAME } from './island-names';
import { elementAt, pathIn, type Printed } from './take-over';

export type Table = Readonly<Record<string, () => Promise<{ readonly default: ComponentType<object> }>>>;
type OnAwake = (printed: Printed, component: ComponentType<object>) => void;

/** Distance from the window at which an island starts to load. */
const MARGIN = '400px';
/** Elements that the browser handles itself, before the component is there. */
const NATIVE = 'a[href], input, textarea, select, label, summary';
/** Keys that are kept, before the name of the element with the focus. Enter and Space make a button send a click itself. */
const KEYS = /^(?:(?:Enter| )(?!button)|Escape|Home|End|Arrow)/;

/**
 * Loads the islands of a body when they come near the window, get the focus or are touched, and reports each loaded
 * component. Clicks are kept until it is rendered, and replayed then. Returns a function that stops it.
 */
export function wakeIslands(body: HTMLElement, table: Table, onAwake: OnAwake): () => void {
  const islands = new Map<Element | null, Printed>();
  /** Islands that load or have loaded. */
  const awake = new Set<Element | null>();
  /** Islands that are rendered. */
  const live = new Set<Element>();

  const wake = async (marker: Element | null): Promise<void> => {
    const printed = islands.get(marker);
    const load = table[marker?.getAttribute(ISLAND_NAME) ?? ''];
    if (printed === undefined || load === undefined || awake.has(marker)) return;
    awake.add(marker);
    try {
      const { default: component } = await load();
      if (!islands.has(marker)) return;
      printed.nodes = [...printed.marker.childNodes];
      onAwake(printed, component);
    } catch (error) {
      // The island stays readable as printed; the next touch tries again, without the former input.
      awake.delete(marker);
      printed.kept.length = 0;
      console.error(error);
    }
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) void wake(target.closest(ISLAND));
    },
    { rootMargin: MARGIN },
  );
  for (const marker of body.querySelectorAll(ISLAND)) {
    const kept: (() => void)[] = [];
    const replay = (): void => {
      live.add(marker);
      for (const action of kept.splice(0)) action();
    };
    islands.set(marker, { marker, nodes: [], kept, replay });
    // The element itself has no box (islands.css).
    if (marker.firstElementChild === null) void wake(marker);
    else observer.observe(marker.firstElementChild);
  }

  const onTouch = ({ target }: Event): void => void wake((target as Element).closest(ISLAND));
  const keep = (event: Event, replay: (element: HTMLElement) => void): void => {
    const element = event.target as Element;
    const printed = islands.get(element.closest(ISLAND));
    if (printed === undefined || live.has(printed.marker)) return;
    const { marker, kept } = printed;
    void wake(marker);
    if (element.closest(NATIVE)) return;
    event.preventDefault();
    event.stopPropagation();
    const path = pathIn(marker, element) ?? [];
    kept.push(() => {
      const rendered = elementAt(marker, path, element);
      if (rendered !== null) replay(rendered);
    });
  };
  const onClick = (event: Event): void => keep(event, (element) => element.click());
  const onKey = (event: KeyboardEvent): void => {
    if (KEYS.test(event.key + (event.target as Element).localName))
      keep(event, (element) => element.dispatchEvent(new KeyboardEvent('keydown', event)));
  };

  const stop = new AbortController();
  const { signal } = stop;
  for (const type of ['pointerdown', 'touchstart', 'focusin'])
    body.addEventListener(type, onTouch, { passive: true, signal });
  body.addEventListener('click', onClick, { capture: true, signal });
  body.addEventListener('keydown', onKey, { capture: true, signal });
  return () => {
    islands.clear();
    observer.disconnect();
    stop.abort();
  };
}
