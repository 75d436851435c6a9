import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly code: RefObject<HTMLElement | null>;
}

const labels = { idle: 'Copy code to clipboard', copied: 'Copied', failed: 'Could not copy, select it by hand' };

/** Copies the code as it was written: the cards of its links are no part of it. */
export function CopyButton({ code }: Props): ReactNode {
  const [state, setState] = useState<keyof typeof labels>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = (): void => {
    const copied = code.current?.cloneNode(true) as HTMLElement | undefined;
    copied?.querySelectorAll('.code-card').forEach((card) => card.remove());
    // Browsers refuse the clipboard on plain HTTP and in some frames.
    const done = navigator.clipboard?.writeText(copied?.textContent ?? '') ?? Promise.reject(new Error('no clipboard'));
    done.then(
      () => setState('copied'),
      () => setState('failed'),
    );
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState('idle'), 1500);
  };
  return (
    <button
      type="button"
      className={styles.copy}
      data-state={state}
      onClick={copy}
      aria-label={labels[state]}
      title={labels[state]}
    >
      {state === 'copied' ? <IconSuccess className={styles.icon} /> : <IconCopy className={styles.icon} />}
    </button>
  );
}
