import { useEffect, useRef, type ReactNode } from 'react';
import { bodyOf, keepBody } from './bodies';
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

interface Page {
  readonly metadata: { readonly permalink: string };
}

/**
 * A page once its body can be shown. Stands here, because the routes need it: so the application brings what shows bodies, and
 * not each page.
 */
export async function withBody<T extends Page>(page: T): Promise<T> {
  await keepBody(page.metadata.permalink);
  return page;
}
