// Replaces the theme's page, which offers no link, search or similar pages.
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import routes from '@generated/routes';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { nearRoutes, pagePaths, pathWords } from '../../../components/navigation/near-routes';
import styles from './styles.module.css';

export default function NotFoundContent({ className }: Props): ReactNode {
  const base = useBaseUrl('/');
  // One file serves all unknown addresses, so content that depends on the address follows after hydration.
  const path = useLocation().pathname;
  const isBrowser = useIsBrowser();
  // The reader followed a link to a page that this application does not know. A later release of the site may have it,
  // so the browser asks the host.
  const [wasFollowed] = useState(isBrowser);
  useEffect(() => {
    if (wasFollowed) window.location.reload();
  }, [wasFollowed]);
  const near = isBrowser ? nearRoutes(path, pagePaths(routes, base)) : [];
  const title = translate({ id: 'theme.NotFound.title', message: 'Page Not Found' });
  return (
    <main className={clsx('container margin-vert--xl', styles.notFound, className)}>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <h1>{title}</h1>
      <p>
        <Translate id="theme.NotFound.p1">There is no page at this address.</Translate>
      </p>
      {near.length > 0 && (
        <>
          <h2>
            <Translate>Did you mean</Translate>
          </h2>
          <ul>
            {near.map((route) => (
              <li key={route}>
                <Link to={route}>{route.slice(base.length)}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <form role="search" aria-labelledby="not-found-label" action={`${base}search`} className={styles.search}>
        <label id="not-found-label" htmlFor="not-found-search">
          <Translate>Search the documentation</Translate>
        </label>
        <input
          id="not-found-search"
          key={path}
          type="search"
          name="q"
          defaultValue={isBrowser ? pathWords(path, base).join(' ') : ''}
        />
        <button type="submit" className="button button--primary">
          <Translate>Search</Translate>
        </button>
      </form>
      <p>
        <Link to="/">
          <Translate>Go to the documentation home</Translate>
        </Link>
      </p>
    </main>
  );
}
