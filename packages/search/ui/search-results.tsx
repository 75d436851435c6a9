import { translate } from '@docusaurus/Translate';
import { usePluralForm } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, type ReactNode } from 'react';
import { SEARCH_PAGE_RESULTS } from '../limits';
import { groupOf, GROUPS, type Group } from '../format/kinds';
import { noteWords } from '../format/note-words';
import { CutNotice } from './cut-notice';
import { DecodedData } from './decoded-data';
import { HitRows, rowsOf } from './hit-rows';
import { styleLists } from './list-style';
import { styleResults } from './results-style';
import { NoResults } from './no-results';
import { addRecent } from './recent';
import { ResultItem } from './result-item';
import { StageMessage } from './stage-message';
import type { SearchAddress } from './use-address';
import { useSearch } from './use-search';
import type { SearchHit } from '../worker/protocol';
import { groupName } from './kind-labels';

/** Milliseconds without a key after which a query is stored as a recent search. */
const REST_MS = 2000;

const isGroup = (text: string): text is Group => Object.hasOwn(GROUPS, text);

styleLists();
styleResults();

/** Shows the results of the query in the address, with messages and the filter. */
export default function SearchResults({ query, ctx, kind: asked, setQuery, setKind }: SearchAddress): ReactNode {
  const { stage, answer, own, waiting, retry } = useSearch(useBaseUrl('/'), {
    query,
    ctx,
    limit: SEARCH_PAGE_RESULTS,
  });
  const group = isGroup(asked) ? asked : null;
  const { selectMessage } = usePluralForm();
  const hits = answer?.hits ?? [];
  const found = own && hits.length > 0;

  useEffect(() => {
    const timer = found ? setTimeout(() => addRecent(query), REST_MS) : undefined;
    return () => clearTimeout(timer);
  }, [found, query]);

  if (query.trim() === '') return null;
  const shown = hits.filter(({ kind }) => group === null || groupOf(kind) === group);
  const plurals = translate(
    { id: 'theme.SearchPage.documentsFound.plurals', message: '1 result|{count} results' },
    { count: shown.length },
  );
  return (
    <>
      <StageMessage stage={stage} waiting={waiting} onRetry={retry} />
      <CutNotice query={query} />
      {answer !== null && hits.length > 0 && (
        <>
          <GroupFilter hits={hits} group={group} onGroup={(next) => setKind(next ?? '')} />
          <p role="status">{noteWords(answer.note, true) || selectMessage(shown.length, plurals)}</p>
          <DecodedData query={query} hits={hits} />
          <HitRows rows={rowsOf(shown)}>
            {({ hit, key, isFurther }) => <ResultItem key={key} hit={hit} isFurther={isFurther} />}
          </HitRows>
        </>
      )}
      {answer !== null && own && hits.length === 0 && <NoResults answer={answer} onQuery={setQuery} />}
    </>
  );
}

interface Props {
  readonly hits: readonly SearchHit[];
  readonly group: Group | null;
  readonly onGroup: (group: Group | null) => void;
}

/** Buttons that filter the results by kind; kinds without a hit have none. */
function GroupFilter({ hits, group, onGroup }: Props): ReactNode {
  const counts = (Object.keys(GROUPS) as Group[]).map(
    (name) => [name, hits.filter(({ kind }) => groupOf(kind) === name).length] as const,
  );
  const offered = counts.filter(([name, count]) => count > 0 || name === group);
  return (
    <div
      role="group"
      aria-label={translate({ id: 'site.search.kind', message: 'Kind of result' })}
      className="search-filter"
    >
      <button type="button" aria-pressed={group === null} onClick={() => onGroup(null)}>
        {translate({ id: 'site.search.all', message: 'All' })} ({hits.length})
      </button>
      {offered.map(([name, count]) => (
        <button key={name} type="button" aria-pressed={group === name} onClick={() => onGroup(name)}>
          {groupName(name)} ({count})
        </button>
      ))}
    </div>
  );
}
