import { useEffect, useRef, type ReactNode } from 'react';
import { bodyOf, keepBody } from './bodies';
import { bodyFrame } from './body-frame';
import { prefetchSeen } from './prefetch-seen';

interface Props {
  readonly permalink: string;
  /** What brings the page's islands to life (islands.tsx), where it has some. */
  readonly children?: ReactNode;
}

/** The body of a page as it was printed at build, taken over without building its elements again. */
export function PrintedBody({ permalink, children }: Props): ReactNode {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => (body.current ? prefetchSeen(body.current) : undefined), [permalink]);
  return (
    <>
      <div
        key={permalink}
        ref={body}
        {...bodyFrame(permalink)}
        dangerouslySetInnerHTML={{ __html: bodyOf(permalink) }}
      />
      {children}
    </>
  );
}

interface Page {
  readonly metadata: { readonly permalink: string };
  /** Set where the page shows its printed body; React renders the content of all others. */
  readonly isPrinted?: boolean;
}

/**
 * A page once its body can be shown. Stands here, because the routes need it: so the application brings what shows bodies, and
 * not each page.
 */
export async function withBody<T extends Page>(page: T): Promise<T> {
  if (page.isPrinted === true) await keepBody(page.metadata.permalink);
  return page;
}
