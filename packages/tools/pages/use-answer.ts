import { useEffect, useState, type ComponentType } from 'react';
import type { AnswerModule, AnswerProps } from './tool-form';

interface Loaded {
  readonly Answer: ComponentType<AnswerProps> | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Loads the answering part of a tool once it is wanted. */
export function useAnswer(load: () => Promise<AnswerModule>, wanted: boolean): Loaded {
  const [Answer, setAnswer] = useState<ComponentType<AnswerProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const missing = wanted && Answer === null && !failed;
  useEffect(() => {
    if (!missing) return undefined;
    let current = true;
    load()
      .then(({ prepare }) => prepare())
      .then(
        // A component is a function, which a setter would call.
        (component) => current && setAnswer(() => component),
        () => current && setFailed(true),
      );
    return () => {
      current = false;
    };
  }, [missing, load]);
  return { Answer, failed, retry: () => setFailed(false) };
}
