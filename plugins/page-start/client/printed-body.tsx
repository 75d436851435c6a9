import { useEffect, useRef, type ReactNode } from 'react';
import { bodyOf } from './bodies';
import { bodyFrame } from './body-frame';
import { prefetchSeen } from './prefetch-seen';

/** The body of a page as it was printed at build, taken over without building its elements again. */
export function PrintedBody({ permalink }: { readonly permalink: string }): ReactNode {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => (body.current ? prefetchSeen(body.current) : undefined), [permalink]);
  return (
    <div key={permalink} ref={body} {...bodyFrame(permalink)} dangerouslySetInnerHTML={{ __html: bodyOf(permalink) }} />
  );
}
