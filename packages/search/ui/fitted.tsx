import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { fitText, measureIn } from './fit-text';
import { markParts } from './mark-parts';

interface Props {
  readonly text: string;
  readonly terms: readonly string[];
  readonly className: string;
}

/** Shows as much of a text as fits its lines (`--lines` of its style), in whole words, with the terms marked. */
export function Fitted({ text, terms, className }: Props): ReactNode {
  const element = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(text);
  useLayoutEffect(() => {
    if (element.current === null) return;
    const lines = Number(getComputedStyle(element.current).getPropertyValue('--lines')) || 1;
    setShown(fitText(text, element.current.clientWidth, lines, measureIn(element.current)));
  }, [text]);
  return (
    <span ref={element} className={className}>
      {markParts(shown, terms).map((part, index) =>
        part.match ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
      )}
    </span>
  );
}
