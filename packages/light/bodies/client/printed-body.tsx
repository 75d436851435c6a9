import { useEffect, useRef, type ReactNode } from 'react';
import { bodyOf, keepBody } from './bodies';
import { bodyFrame } from './body-frame';
import { prefetchSeen } from './prefetch-seen';

interface Props {
  readonly permalink: string;
  /** The component that hydrates the page's islands (islands.tsx), where the page has any. */
  readonly children?: ReactNode;
}

/** The body of a page as printed at build. React takes the HTML over without building its elements again. */
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
  /** Set where the page shows its printed body. React renders the content of all other pages. */
  readonly isPrinted?: boolean;
}

/**
 * Resolves with a page once its body can show. The routes call it, so this code is bundled with the application and not
 * with each page.
 */
export async function withBody<T extends Page>(page: T): Promise<T> {
  if (page.isPrinted === true) await keepBody(page.metadata.permalink);
  return page;
}
