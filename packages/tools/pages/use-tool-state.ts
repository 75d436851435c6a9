import { useCallback, useEffect, useRef, useState } from 'react';
import { PageAddress } from '../browser/page-address';
import { readState, writeState, type ToolState } from '../state/hash';
import { mayBePrivateKey } from '../state/private-key';

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
  const address = useRef<PageAddress>();
  const read = useCallback(() => {
    const { hash } = window.location;
    address.current?.cancel();
    // A link to a heading of the page leaves the fields as they are.
    if (hash === '' || hash.includes('=')) setState(readState(hash, fields));
  }, [fields]);
  const write = useCallback((next: ToolState, step = false): void => {
    const written = writeState(next);
    setLink(written !== null ? 'written' : Object.values(next).some(mayBePrivateKey) ? 'secret' : 'too long');
    // An address with another state would be worse than none.
    address.current?.write(written ?? '', step);
  }, []);
  const later = useCallback((next: ToolState): void => address.current?.later(() => write(next)), [write]);
  useEffect(() => {
    address.current ??= new PageAddress();
    const { current } = address;
    if (window.location.hash.includes('='))
      setState((before) => {
        // Values that were typed before the tool had loaded stay, whatever the address contains.
        const typed = Object.entries(before).filter(([, value]) => value !== '');
        const next = { ...readState(window.location.hash, fields), ...Object.fromEntries(typed) };
        if (typed.length > 0) later(next);
        return next;
      });
    window.addEventListener('hashchange', read);
    window.addEventListener('popstate', read);
    return () => {
      current.cancel();
      window.removeEventListener('hashchange', read);
      window.removeEventListener('popstate', read);
    };
  }, [fields, read, later]);
  const set = useCallback(
    (change: ToolState): void =>
      setState((before) => {
        const next = { ...before, ...change };
        later(next);
        return next;
      }),
    [later],
  );
  const go = useCallback(
    (change: ToolState): void => {
      const next = { ...state, ...change };
      // The state before this change is the step to go back to.
      write(state);
      setState(next);
      write(next, true);
    },
    [state, write],
  );
  const clear = useCallback((): void => {
    const empty = readState('', fields);
    setState(empty);
    write(empty);
  }, [fields, write]);
  return { state, set, go, clear, link };
}
