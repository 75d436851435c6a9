import { useHistory } from '@docusaurus/router';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { bodyOf, keepBody } from './bodies';
import { bodyFrame } from './body-frame';
import { firstScreenFirst } from './first-screen';

interface Props {
  readonly permalink: string;
  /** The component that hydrates the page's islands (islands.tsx), where the page has any. */
  readonly children?: ReactNode;
}

/** The body of a page as printed at build. React takes the HTML over without building its elements again. */
export function PrintedBody({ permalink, children }: Props): ReactNode {
  const history = useHistory();
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Back, forward and a hash scroll to a position that needs the layout of the whole page.
    if (body.current && history.action === 'PUSH' && !history.location.hash) firstScreenFirst(body.current);
  }, [history]);
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

/** A loaded page. `isPrinted` is set where it shows its printed body; React renders the content of all others. */
interface Page {
  readonly isPrinted?: boolean;
}

/**
 * Loads a page and the HTML of its body in parallel. Resolves with the page once its body can show. The routes call it,
 * so this code is bundled with the application and not with each page.
 */
export async function withBody<T extends Page>(permalink: string, load: () => Promise<T>): Promise<T> {
  const body = keepBody(permalink);
  // A page that is not printed does without the body, and a page that fails to load has its own error.
  body.catch(() => undefined);
  const page = await load();
  if (page.isPrinted === true) await body;
  return page;
}
