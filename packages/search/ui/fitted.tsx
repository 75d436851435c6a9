import { useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { fitText, measureIn } from './fit-text';
import { markParts } from './mark-parts';

interface Props {
  readonly text: string;
  readonly terms: readonly string[];
  readonly className: string;
  /** Code for a name. */
  readonly as?: 'span' | 'code';
}

/**
 * Shows as much of a text as fits its lines (`--lines` of its style), in whole words, with the terms marked. An element
 * that is as wide as its text needs a `key` of the text: the text before must not say how much room there is.
 */
export function Fitted({ text, terms, className, as: Tag = 'span' }: Props): ReactNode {
  const element = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(text);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    const lines = Number(getComputedStyle(current).getPropertyValue('--lines')) || 1;
    const isWhole = current.textContent === text && current.scrollWidth <= current.clientWidth && lines === 1;
    setShown(
      isWhole && current.scrollHeight <= current.clientHeight
        ? text
        : fitText(text, current.clientWidth, lines, measureIn(current)),
    );
  }, [text]);
  return (
    <Tag ref={element as Ref<never>} className={className}>
      {markParts(shown, terms).map((part, index) =>
        part.match ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
      )}
    </Tag>
  );
}
