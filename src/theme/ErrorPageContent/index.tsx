// Wrapped, because the stock page of a crash inside the layout keeps the crashed page's title.
import Head from '@docusaurus/Head';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type { Props } from '@theme/Error';
import { type ReactNode } from 'react';

export default function ErrorPageContentTitled(props: Props): ReactNode {
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
