// Replaces the theme's page, which says "This page crashed" without a full stop. It does not use the layout, which may
// have crashed.
import Head from '@docusaurus/Head';
import type { Props } from '@theme/Error';
import { type ReactNode, useEffect } from 'react';
import { STARTED_EVENT } from '@sdk-docs/light/start/settings';

export default function LayoutError({ error, tryAgain }: Props): ReactNode {
  // When the application fails while it starts, this page handles events.
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

/** Returns the message of an error and those of its causes. */
const causes = ({ message, cause }: Error): string[] => [message, ...(cause instanceof Error ? causes(cause) : [])];
