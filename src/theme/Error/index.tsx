// Own, because stock says "This page crashed" without its full stop; it must not depend on the layout, which may be what crashed.
import Head from '@docusaurus/Head';
import { getErrorCausalChain } from '@docusaurus/utils-common';
import type { Props } from '@theme/Error';
import { type ReactNode } from 'react';

export default function LayoutError({ error, tryAgain }: Props): ReactNode {
  const messages = getErrorCausalChain(error).map(({ message }) => message);
  return (
    <main className="container margin-vert--xl">
      <Head>
        <title>Page Error</title>
      </Head>
      <h1>This page crashed.</h1>
      <button type="button" className="button button--primary" onClick={tryAgain}>
        Try again
      </button>
      <p className="error-message">{messages.join('\n\nCause:\n')}</p>
    </main>
  );
}
