// Own, because the stock page shows 100 results, is open to search engines and breaks on an unknown ?version=.
import Head from '@docusaurus/Head';
import { PageMetadata, usePluralForm } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import { type ReactNode } from 'react';
import { SEARCH_PAGE_RESULTS } from '../../../config/limits';
import { SearchResult } from '../../components/search/SearchResult';
import { useSearchResults } from '../../components/search/use-search-results';
import styles from './styles.module.css';
import { useQuery } from './use-query';

export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <SearchPageContent />
    </Layout>
  );
}

function SearchPageContent(): ReactNode {
  const [query, setQuery] = useQuery();
  const base = useBaseUrl('/');
  const { hits, hasFailed } = useSearchResults(base, query, SEARCH_PAGE_RESULTS);
  const title = query
    ? translate({ id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"' }, { query })
    : translate({ id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation' });

  return (
    <main className={`container margin-vert--lg ${styles.page}`}>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <h1>{title}</h1>
      <input
        type="search"
        name="q"
        className={styles.input}
        aria-label={translate({ id: 'theme.SearchPage.inputLabel', message: 'Search' })}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        autoComplete="off"
      />
      <p role="status" aria-busy={Boolean(query) && !hits && !hasFailed}>
        <Status query={query} count={hits?.length} />
      </p>
      {hasFailed && (
        <p role="alert">
          {translate({ id: 'site.search.failure', message: 'The search index could not be loaded. Type again to retry.' })}
        </p>
      )}
      {hits?.map((hit) => <SearchResult key={hit.document.i} hit={hit} />)}
    </main>
  );
}

function Status({ query, count }: { readonly query: string; readonly count: number | undefined }): ReactNode {
  const { selectMessage } = usePluralForm();
  if (!query) return null;
  if (count === undefined) return translate({ id: 'site.search.loading', message: 'Searching' });
  if (count === 0) {
    return translate({ id: 'theme.SearchPage.noResultsText', message: 'No results for this query' });
  }
  const plurals = translate(
    { id: 'theme.SearchPage.documentsFound.plurals', message: '1 result|{count} results' },
    { count },
  );
  return selectMessage(count, plurals);
}
