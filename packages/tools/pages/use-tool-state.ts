import { useCallback, useEffect, useRef, useState } from 'react';
import { readState, writeState, type ToolState } from '../state/hash';
import { mayBePrivateKey } from '../state/private-key';

/** Milliseconds of rest after typing, before the address is written. */
const PAUSE_MS = 300;

interface Held {
  readonly state: ToolState;
  /** Changes fields. */
  readonly set: (change: ToolState) => void;
  /** Changes fields as a step of its own, which the back button undoes. */
  readonly go: (change: ToolState) => void;
  /** Clears every field and the address. */
  readonly clear: () => void;
  /** Whether the address contains the state, so that its link reproduces it, or why not. */
  readonly link: 'written' | 'too long' | 'secret';
}

/**
 * The state of a tool, also stored in the fragment of the address: a link with it, a reload and the back button restore
 * it. `fields` must be the same array in every call.
 */
export function useToolState(fields: readonly string[]): Held {
  const [state, setState] = useState<ToolState>(() => readState('', fields));
  const [link, setLink] = useState<Held['link']>('written');
  const timer = useRef(0);
  const read = useCallback(() => setState(readState(window.location.hash, fields)), [fields]);
  const write = useCallback((next: ToolState, step = false): void => {
    const { pathname, search } = window.location;
    const written = writeState(next);
    setLink(written !== null ? 'written' : Object.values(next).some(mayBePrivateKey) ? 'secret' : 'too long');
    // An address with another state would be worse than none.
    const address = pathname + search + (written ?? '');
    if (step) window.history.pushState(null, '', address);
    else window.history.replaceState(window.history.state, '', address);
  }, []);
  useEffect(() => {
    if (window.location.hash.includes('='))
      setState((before) => {
        // Values that were typed before the tool had loaded stay, whatever the address contains.
        const typed = Object.entries(before).filter(([, value]) => value !== '');
        const next = { ...readState(window.location.hash, fields), ...Object.fromEntries(typed) };
        clearTimeout(timer.current);
        if (typed.length > 0) timer.current = window.setTimeout(write, PAUSE_MS, next);
        return next;
      });
    window.addEventListener('hashchange', read);
    window.addEventListener('popstate', read);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('hashchange', read);
      window.removeEventListener('popstate', read);
    };
  }, [fields, read, write]);
  const set = useCallback(
    (change: ToolState): void =>
      setState((before) => {
        const next = { ...before, ...change };
        clearTimeout(timer.current);
        timer.current = window.setTimeout(write, PAUSE_MS, next);
        return next;
      }),
    [write],
  );
  const go = useCallback(
    (change: ToolState): void => {
      clearTimeout(timer.current);
      const next = { ...state, ...change };
      // The state before this change is the step to go back to.
      write(state);
      setState(next);
      write(next, true);
    },
    [state, write],
  );
  const clear = useCallback((): void => {
    clearTimeout(timer.current);
    const empty = readState('', fields);
    setState(empty);
    write(empty);
  }, [fields, write]);
  return { state, set, go, clear, link };
}
