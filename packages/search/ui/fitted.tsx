import { useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { fitText, measureIn } from './fit-text';
import { markParts } from './mark-parts';

interface Props {
  readonly text: string;
  readonly terms: readonly string[];
  readonly className: string;
  readonly as?: 'span' | 'code';
}

/**
 * Shows as much of a text as fits its lines (`--lines` of its style), in whole words, with the terms marked. Its width
 * must not depend on the shown part: `data-text` has the whole text for styles that reserve its width. The text is
 * fitted again when its width changes, so neighbours and earlier content don't affect it.
 */
export function Fitted({ text, terms, className, as: Tag = 'span' }: Props): ReactNode {
  const element = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(text);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    const fit = (): void => {
      const lines = Number(getComputedStyle(current).getPropertyValue('--lines')) || 1;
      setShown(fitText(text, current.clientWidth, lines, measureIn(current)));
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(current);
    return () => observer.disconnect();
  }, [text]);
  return (
    <Tag ref={element as Ref<never>} className={className} data-text={text}>
      {markParts(shown, terms).map((part, index) =>
        part.match ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
      )}
    </Tag>
  );
}
