import { useEffect, useRef } from 'react';

interface ListKeys {
  readonly count: number;
  readonly active: number;
  readonly open: boolean;
  readonly setActive: (index: number) => void;
  /** Called for Enter on an option (its index), or on none (-1). */
  readonly choose: (index: number) => void;
  /** Shows or hides the places of the active name; returns whether it has any. */
  readonly unfold: (isOpen: boolean) => boolean;
  readonly show: () => void;
  readonly close: () => void;
  /** Called for Escape when the list is closed. */
  readonly leave: () => void;
}

/**
 * Handles the keys of the combobox while its list is loaded: arrows, Home, End, Enter, Escape. -1 is the box itself.
 */
export function useListKeys(input: HTMLInputElement, keys: ListKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
      if (act(event.key, latest.current)) event.preventDefault();
    };
    input.addEventListener('keydown', onKeyDown);
    return () => input.removeEventListener('keydown', onKeyDown);
  }, [input]);
}

/** Returns whether the list has handled the key. */
export function act(
  key: string,
  { count, active, open, setActive, choose, unfold, show, close, leave }: ListKeys,
): boolean {
  if (key === 'Enter') {
    choose(open ? active : -1);
    return true;
  }
  if (key === 'Escape') {
    (open ? close : leave)();
    return true;
  }
  if (key === 'ArrowDown' && !open) {
    show();
    return true;
  }
  // In the box they move the caret.
  if (key === 'ArrowRight' || key === 'ArrowLeft') return open && active >= 0 && unfold(key === 'ArrowRight');
  const target = open && count > 0 ? targetOf(key, active, count) : null;
  if (target !== null) setActive(target);
  return target !== null;
}

/** Returns the index that a key selects. Home and End move the caret while no option is active. */
function targetOf(key: string, active: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return active + 1 >= count ? -1 : active + 1;
    case 'ArrowUp':
      return active < 0 ? count - 1 : active - 1;
    case 'Home':
      return active < 0 ? null : 0;
    case 'End':
      return active < 0 ? null : count - 1;
    default:
      return null;
  }
}
