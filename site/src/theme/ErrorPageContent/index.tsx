// Wraps the theme's component, which keeps the title of the crashed page and stays after a navigation.
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type { Props } from '@theme/Error';
import { type ReactNode, useEffect, useRef } from 'react';

export default function ErrorPageContentTitled(props: Props): ReactNode {
  const { tryAgain } = props;
  const { pathname } = useLocation();
  const crashed = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashed.current) tryAgain();
  }, [pathname, tryAgain]);
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
