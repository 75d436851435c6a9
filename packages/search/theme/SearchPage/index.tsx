// Replaces the theme's results page.
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { PageMetadata } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import { type ReactNode } from 'react';
import { boxMessages } from '../../ui/box-messages';
import { loadAnew } from '../../ui/load-anew';
import { ModuleNotice } from '../../ui/module-notice';
import { shorten } from '../../format/shorten';
import { useAddress } from '../../ui/use-address';
import { useModule } from '../../ui/use-module';
import styles from './styles.module.css';

const loadResults = () => import(/* webpackChunkName: "s-results" */ '../../ui/search-results');

export default function SearchPage(): ReactNode {
  const address = useAddress();
  const { query, setQuery } = address;
  const base = useBaseUrl('/');
  const isBrowser = useIsBrowser();
  const results = useModule(loadResults, query !== '', () => loadAnew(base, query));
  const title = query
    ? translate(
        { id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for “{query}”' },
        { query: shorten(query) },
      )
    : translate({ id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation' });
  return (
    <Layout>
      <PageMetadata
        title={title}
        description={translate({
          id: 'site.search.description',
          message: 'Search all pages, symbols, selectors, addresses and reverts.',
        })}
      >
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <main className={`container margin-vert--lg ${styles.page}`}>
        <h1>{title}</h1>
        <input
          type="search"
          name="q"
          className={`${styles.input} not-without-app`}
          aria-label={boxMessages.label()}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          autoComplete="off"
          spellCheck={false}
        />
        {!isBrowser && (
          <p className="only-without-app">
            Search needs JavaScript, which does not run here. Reload the page, or look in{' '}
            <Link to="/api/">API Reference</Link>, <Link to="/guides/">guides</Link>,{' '}
            <Link to="/api/contracts/addresses">contract addresses</Link>,{' '}
            <Link to="/api/reverts">reverts with their selectors</Link>.
          </p>
        )}
        {query !== '' && (
          <>
            <ModuleNotice loaded={results} />
            {results.state === 'ready' && <results.module.default {...address} />}
          </>
        )}
      </main>
    </Layout>
  );
}
