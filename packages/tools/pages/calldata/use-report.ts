import { useEffect, useMemo, useState } from 'react';
import type { Report } from '../../calldata/report';
import { drained, SLICE, sliced, type Steps } from '../../calldata/steps';

interface Held {
  /** null while hundreds of calls are read. */
  readonly report: Report | null;
  /** What has been read so far; empty when all is. */
  readonly progress: string;
}

/** The report of an input: immediately for a few calls, in slices for many, so that the page stays responsive. */
export function useReport(steps: () => Steps<Report>, items: number, parts: readonly unknown[]): Held {
  // One call can contain hundreds of others: a long input counts as many.
  const many = items > SLICE;
  // The caller passes the dependencies.
  // oxlint-disable-next-line react/exhaustive-deps
  const now = useMemo(() => (many ? null : drained(steps())), [many, ...parts]);
  const [later, setLater] = useState<Report | null>(null);
  const [progress, setProgress] = useState('');
  useEffect(() => {
    // It belongs to an earlier input.
    setLater(null);
    if (!many) return undefined;
    let current = true;
    const pause = async (taken: number): Promise<boolean> => {
      setProgress(`Reading: ${taken} calls so far.`);
      await new Promise((resolve) => setTimeout(resolve));
      return current;
    };
    void sliced(steps(), pause).then((report) => {
      if (report === null) return;
      setLater(report);
      setProgress('');
    });
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps
  }, [many, ...parts]);
  return { report: now ?? later, progress: many ? progress : '' };
}
