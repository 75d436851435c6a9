// Around the theme's: names the Markdown twin of the page in its head.
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import SiteMetadata from '@theme-original/SiteMetadata';
import type { ReactNode } from 'react';
import { BASE_URL, SEARCH_PATH } from '@site/config/limits';
import { twinRoute } from '@site/model/routes';

/** Pages without content have no twin. */
const WITHOUT = [`${BASE_URL}${SEARCH_PATH}`, `${BASE_URL}404.html`];

export default function SiteMetadataWithTwin(): ReactNode {
  const { pathname } = useLocation();
  return (
    <>
      <SiteMetadata />
      {!WITHOUT.includes(pathname) && (
        <Head>
          <link rel="alternate" type="text/markdown" href={twinRoute(pathname)} />
        </Head>
      )}
    </>
  );
}
