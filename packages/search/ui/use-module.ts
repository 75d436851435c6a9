import { useEffect, useState } from 'react';

/** Code that loads on demand. */
export type LoadedModule<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly module: T };

/**
 * Loads code with `load` once `wanted`. Unlike with React.lazy, a failure (offline, or a file that a new release has
 * removed) is a state that can be shown and retried: it must not break the page. After a second failure, `giveUp` is
 * called. `load` must be the same function between renders.
 */
export function useModule<T>(load: () => Promise<T>, wanted: boolean, giveUp = (): void => undefined): LoadedModule<T> {
  const [module, setModule] = useState<T | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted || failed || module !== null) return;
    let current = true;
    load().then(
      (loaded) => {
        if (current) setModule(() => loaded);
      },
      () => {
        if (current) setFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [load, wanted, failed, module]);
  if (module !== null) return { state: 'ready', module };
  const retry = (): void => void load().then((loaded) => setModule(() => loaded), giveUp);
  return failed ? { state: 'failed', retry } : { state: 'loading' };
}
