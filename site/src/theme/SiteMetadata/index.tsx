// Wraps the theme's component: adds the address of the page's Markdown twin to its head.
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import routes from '@generated/routes';
import SiteMetadata from '@theme-original/SiteMetadata';
import type { ReactNode } from 'react';
import { matchRoutes } from 'react-router-config';
import { BASE_URL, SEARCH_PATH } from '@site/config/limits';
import { twinRoute } from '@sdk-docs/reference/model/twin-route';

/** Pages without content have no twin. */
const WITHOUT = ['*', `${BASE_URL}${SEARCH_PATH}`];

export default function SiteMetadataWithTwin(): ReactNode {
  const { pathname } = useLocation();
  // The route and not the address: hosts add or omit a trailing slash.
  const path = matchRoutes(routes, pathname).at(-1)?.match.path ?? '*';
  return (
    <>
      <SiteMetadata />
      {!WITHOUT.includes(path) && (
        <Head>
          <link rel="alternate" type="text/markdown" href={twinRoute(path)} />
        </Head>
      )}
    </>
  );
}
