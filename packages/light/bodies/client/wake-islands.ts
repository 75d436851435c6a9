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
export function wakeIslands(body: Element, table: Table, onAwake: OnAwake): () => void {
  const islands = new Map<Element, Printed>();
  /** Islands that load or have loaded. */
  const awake = new Set<Element>();
  /** Islands that are rendered. */
  const live = new Set<Element>();

  const wake = async (marker: Element): Promise<void> => {
    const printed = islands.get(marker);
    const load = table[marker.getAttribute(ISLAND_NAME) ?? ''];
    if (printed === undefined || load === undefined || awake.has(marker)) return;
    awake.add(marker);
    try {
      const { default: component } = await load();
      if (!islands.has(marker)) return;
      printed.nodes = [...marker.childNodes];
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
      for (const { isIntersecting, target } of entries) {
        const marker = isIntersecting ? target.closest(ISLAND) : null;
        if (marker !== null) void wake(marker);
      }
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

  const onTouch = ({ target }: Event): void => {
    const marker = markerOf(target);
    if (marker !== null) void wake(marker);
  };
  const keep = (event: Event, replay: (element: HTMLElement) => void): void => {
    const marker = markerOf(event.target);
    const printed = marker === null ? undefined : islands.get(marker);
    const element = event.target as Element;
    if (marker === null || printed === undefined || live.has(marker)) return;
    void wake(marker);
    if (element.closest(NATIVE)) return;
    event.preventDefault();
    event.stopPropagation();
    const path = pathIn(marker, element) ?? [];
    printed.kept.push(() => {
      const rendered = elementAt(marker, path, element);
      if (rendered !== null) replay(rendered);
    });
  };
  const onClick = (event: Event): void => keep(event, (element) => element.click());
  const onKey = (event: Event): void => {
    const { key, code } = event as KeyboardEvent;
    if (KEYS.test(key + (event.target as Element).localName))
      keep(event, (element) => element.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true })));
  };

  const touches = ['pointerdown', 'touchstart', 'focusin'];
  for (const type of touches) body.addEventListener(type, onTouch, { passive: true });
  body.addEventListener('click', onClick, true);
  body.addEventListener('keydown', onKey, true);
  return () => {
    islands.clear();
    observer.disconnect();
    for (const type of touches) body.removeEventListener(type, onTouch);
    body.removeEventListener('click', onClick, true);
    body.removeEventListener('keydown', onKey, true);
  };
}

const markerOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(ISLAND) : null;
