import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { SEARCH_PATH, SEARCH_SUGGESTIONS } from '../limits';
import { CLOSED, type PopupProps } from './combobox';
import { CutNotice } from './cut-notice';
import { DecodedData } from './decoded-data';
import { groupsOf, HitGroupItems } from './hit-group';
import { addressOf } from './keep-places';
import { styleLists } from './list-style';
import { messages } from './messages';
import { NoResults } from './no-results';
import { addRecent, clearRecent, readRecent } from './recent';
import { RecentSearches } from './recent-searches';
import { StageMessage } from './stage-message';
import { Suggestion } from './suggestion';
import { ToolLink } from './tool-link';
import { useListKeys } from './use-list-keys';
import { useSearch } from './use-search';

styleLists();

/** The list below the search box: suggestions, recent searches, or a message. */
export default function SearchPopup({ input, query, open, setQuery, setOpen, onChange }: PopupProps): ReactNode {
  const id = useId();
  const base = useBaseUrl('/');
  const history = useHistory();
  const [recent, setRecent] = useState(readRecent);
  const [chosen, setChosen] = useState<string | null>(null);
  const { stage, answer, fresh, settled, more, retry } = useSearch(base, { query, limit: SEARCH_SUGGESTIONS, ctx: '' });

  const empty = query.trim() === '';
  const hits = empty ? [] : (answer?.hits ?? []);
  const options = empty ? recent : hits.map(addressOf);
  const count = options.length;
  // Kept by identity and not by index: better answers arrive while the reader is choosing.
  const active = chosen === null ? -1 : options.indexOf(chosen);
  const optionId = (index: number): string => `${id}-${index}`;
  const all = `${base}${SEARCH_PATH}?q=${encodeURIComponent(query.trim())}`;
  const leave = (): void => {
    addRecent(query);
    setRecent(readRecent());
    setOpen(false);
  };

  useEffect(() => setChosen(null), [query, open]);
  useEffect(() => {
    const list = open && count > 0 ? id : '';
    onChange(list === '' ? CLOSED : { list, active: active < 0 ? '' : `${id}-${active}` });
  }, [open, count, active, id, onChange]);
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);

  // What can be pasted belongs to the box, which is on the page before this text.
  useEffect(() => input.setAttribute('aria-describedby', `${id}-hint`), [input, id]);

  useListKeys(input, {
    count,
    active,
    open,
    setActive: (index) => setChosen(options[index] ?? null),
    show: () => setOpen(true),
    close: () => setOpen(false),
    choose: (index) => {
      if (index >= 0) return document.getElementById(optionId(index))?.click();
      if (empty) return;
      leave();
      history.push(all);
    },
  });

  if (!open) return null;
  const waiting = stage === 'loading' || (!empty && !settled && hits.length === 0 && stage !== 'failed');
  return (
    <div className="search-popup">
      <StageMessage stage={stage} waiting={waiting} more={!empty && more} onRetry={retry} />
      <CutNotice query={query} />
      <ToolLink query={query} onFollow={leave} />
      {empty ? (
        <RecentSearches
          listId={id}
          hintId={`${id}-hint`}
          items={recent}
          active={active}
          optionId={optionId}
          onChoose={setQuery}
          onClear={() => {
            clearRecent();
            setRecent([]);
          }}
        />
      ) : (
        <>
          {answer !== null && hits.length > 0 && answer.note !== '' && <p className="search-message">{answer.note}</p>}
          <DecodedData query={query} hits={hits} />
          {hits.length > 0 && (
            <div role="listbox" id={id} aria-label={messages.suggestions()}>
              {groupsOf(hits).map((group) => (
                <HitGroupItems key={addressOf(group.first)} group={group}>
                  {(hit, index, isFurther) => (
                    <Suggestion
                      key={addressOf(hit)}
                      hit={hit}
                      id={optionId(index)}
                      active={index === active}
                      isFresh={fresh.has(addressOf(hit))}
                      isFurther={isFurther}
                      onChoose={leave}
                    />
                  )}
                </HitGroupItems>
              ))}
            </div>
          )}
          {settled && answer !== null && hits.length === 0 && <NoResults answer={answer} onQuery={setQuery} />}
          {hits.length > 0 && (
            <p className="search-footer">
              <Link to={all} onClick={leave}>
                {messages.seeAll()}
              </Link>
            </p>
          )}
        </>
      )}
    </div>
  );
}
