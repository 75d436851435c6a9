// Own, because stock says "This page crashed" without its full stop; it must not depend on the layout, which may be what crashed.
import Head from '@docusaurus/Head';
import type { Props } from '@theme/Error';
import { type ReactNode, useEffect } from 'react';
import { STARTED_EVENT } from '../../../light/start/settings';

export default function LayoutError({ error, tryAgain }: Props): ReactNode {
  // An application that fails while it starts: this page is what hears the reader now.
  useEffect(() => void document.dispatchEvent(new Event(STARTED_EVENT)), []);
  return (
    <main className="container margin-vert--xl">
      <Head>
        <title>Page Error</title>
      </Head>
      <h1>This page crashed.</h1>
      <button type="button" className="button button--primary" onClick={tryAgain}>
        Try again
      </button>
      <p className="error-message">{causes(error).join('\n\nCause:\n')}</p>
    </main>
  );
}

/** The message of an error, then those of what caused it. */
const causes = ({ message, cause }: Error): string[] => [message, ...(cause instanceof Error ? causes(cause) : [])];
