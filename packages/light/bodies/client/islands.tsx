import { useEffect, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { BODY_ATTRIBUTE } from './body-file';
import { ISLAND_PROPS } from './island-names';
import { type Printed, takeOver } from './take-over';
import { wakeIslands, type Table } from './wake-islands';

/** A hydrated island: its printed HTML, and the component that replaces it. */
interface Awake {
  readonly printed: Printed;
  readonly Component: ComponentType<object>;
  readonly props: object;
}

interface Props {
  readonly permalink: string;
  /** Island name -> loader of its component. */
  readonly table: Table;
}

/**
 * Hydrates the islands of a printed body: React renders each into its element once it is near the window or touched.
 * They are part of the application, so they have all of its contexts.
 */
export function Islands({ permalink, table }: Props): ReactNode {
  const [awake, setAwake] = useState<readonly Awake[]>([]);
  useEffect(() => {
    const body = document.querySelector<HTMLElement>(`[${BODY_ATTRIBUTE}="${CSS.escape(permalink)}"]`);
    if (body === null) return undefined;
    const stop = wakeIslands(body, table, (printed, Component) => {
      const props = JSON.parse(printed.marker.getAttribute(ISLAND_PROPS) ?? '{}') as object;
      setAwake((others) => [...others, { printed, Component, props }]);
    });
    return () => {
      stop();
      setAwake([]);
    };
  }, [permalink, table]);
  return awake.map((island, index) => createPortal(<Island {...island} />, island.printed.marker, String(index)));
}

/** Swaps the printed HTML for the rendered one within one frame, then replays the reader's input. */
function Island({ printed, Component, props }: Awake): ReactNode {
  useLayoutEffect(() => takeOver(printed), [printed]);
  useEffect(() => printed.replay(), [printed]);
  return <Component {...props} />;
}
