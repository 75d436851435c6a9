import { useEffect, useState } from 'react';

/**
 * A part that only some answers need: null until it is `wanted` and has loaded. `load` must be a stable function.
 * `lost` is called when it could not be loaded.
 */
export function usePart<Part>(wanted: boolean, load: () => Promise<Part>, lost: () => void): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  const missing = wanted && part === null;
  useEffect(() => {
    if (!missing) return undefined;
    let current = true;
    load().then(
      // A part may be a function, which a setter would call.
      (loaded) => current && setPart(() => loaded),
      () => current && lost(),
    );
    return () => {
      current = false;
    };
  }, [missing, load, lost]);
  return part;
}
