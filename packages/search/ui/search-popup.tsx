import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { translate } from '@docusaurus/Translate';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { mayBePrivateKey } from '@sdk-docs/tools/state/private-key';
import { SEARCH_PATH, SEARCH_SUGGESTIONS } from '../limits';

import { noteWords } from '../format/note-words';
import { CLOSED, type PopupProps } from './combobox';
import { CutNotice } from './cut-notice';
import { DecodedData } from './decoded-data';
import { HitRows, rowsOf } from './hit-rows';
import { styleLists } from './list-style';
import { messages } from './messages';
import { NoResults } from './no-results';
import { addRecent, clearRecent, readRecent } from './recent';
import { RecentSearches } from './recent-searches';
import { StageMessage } from './stage-message';
import { Suggestion } from './suggestion';
import { useListKeys } from './use-list-keys';
import { useSearch } from './use-search';

styleLists();

const NONE: ReadonlySet<string> = new Set();
/** Only for screen readers: the list itself shows its length. */
const HEARD = { position: 'absolute', clipPath: 'inset(50%)' } as const;

/** Tells a screen reader how many suggestions there are. */
const counted = (count: number): string =>
  count === 1
    ? translate({ id: 'site.search.oneSuggestion', message: '1 suggestion' })
    : translate({ id: 'site.search.suggestionCount', message: '{count} suggestions' }, { count });

/** The list below the search box: suggestions, recent searches, or a message. */
export default function SearchPopup({ input, query, open, setQuery, setOpen, onChange }: PopupProps): ReactNode {
  const id = useId();
  const base = useBaseUrl('/');
  const history = useHistory();
  const [recent, setRecent] = useState(readRecent);
  const [chosen, setChosen] = useState<string | null>(null);
  const [unfolded, setUnfolded] = useState(NONE);
  const { stage, answer, own, waiting, touch, retry } = useSearch(base, {
    query,
    limit: SEARCH_SUGGESTIONS,
    ctx: '',
  });

  const empty = query.trim() === '';
  const hits = empty ? [] : (answer?.hits ?? []);
  const rows = rowsOf(hits, unfolded);
  const options = empty ? recent : rows.map(({ key }) => key);
  const count = options.length;
  // By identity, not by index: better answers arrive while the reader is choosing.
  const active = chosen === null ? -1 : options.indexOf(chosen);
  const isSure = own && answer?.sure === true;
  const optionId = (index: number): string => `${id}-${index}`;
  // A known topic looks like a private key, which must not be in an address.
  const isSecret = !isSure && mayBePrivateKey(query);
  const all = `${base}${SEARCH_PATH}?q=${encodeURIComponent(query.trim())}`;
  const leave = (): void => {
    addRecent(query);
    setRecent(readRecent());
    setOpen(false);
    // With the focus in the navbar, scroll-padding is 0 (site/src/css/chrome.css): it would cover the found place.
    input.blur();
  };
  const fold = (key: string, isOpen: boolean): void =>
    setUnfolded((before) => new Set(isOpen ? [...before, key] : [...before].filter((other) => other !== key)));

  useEffect(() => {
    setChosen(null);
    setUnfolded(NONE);
  }, [query, open]);
  useEffect(() => {
    const list = open && count > 0 ? id : '';
    onChange(list === '' ? CLOSED : { list, active: active < 0 ? '' : `${id}-${active}` });
  }, [open, count, active, id, onChange]);
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);

  // The hint describes the box, which is on the page before this code has loaded.
  useEffect(() => input.setAttribute('aria-describedby', `${id}-hint`), [input, id]);

  useListKeys(input, {
    count,
    active,
    open,
    setActive: (index) => {
      const key = options[index] ?? null;
      setChosen(key);
      if (key !== null) touch(key.replace(/^name /, ''));
    },
    unfold: (isOpen) => {
      const [row, above] = [rows[active], rows.slice(0, active + 1).findLast(({ isFurther }) => !isFurther)];
      const name = [row, above].find((one) => one !== undefined && one.hit.namesakes.length > 0);
      if (name === undefined) return false;
      fold(name.key, isOpen);
      setChosen(name.key);
      return true;
    },
    show: () => setOpen(true),
    close: () => setOpen(false),
    leave: () => input.blur(),
    choose: (index) => {
      const option = index < 0 && isSure ? 0 : index;
      if (option >= 0) return document.getElementById(optionId(option))?.click();
      if (empty || isSecret) return;
      leave();
      history.push(all);
    },
  });

  if (!open) return null;
  return (
    <div className="search-popup" data-asked={!empty || undefined}>
      <StageMessage stage={stage} waiting={waiting} onRetry={retry} />
      <p aria-live="polite" style={HEARD}>
        {own && hits.length > 0 && counted(hits.length)}
      </p>
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
          {answer !== null && hits.length > 0 && answer.note !== null && (
            <p className="search-message">{noteWords(answer.note, true)}</p>
          )}
          <DecodedData query={query} hits={hits} />
          {hits.length > 0 && (
            <div role="listbox" id={id} aria-label={messages.suggestions()}>
              <HitRows rows={rows}>
                {({ hit, key, isFurther, isPlace }, index) => (
                  <Suggestion
                    key={key}
                    hit={hit}
                    id={optionId(index)}
                    active={index === active}
                    isAnswer={index === 0 && active < 0 && isSure}
                    isFurther={isFurther}
                    isPlace={isPlace}
                    isOpen={unfolded.has(key)}
                    onFold={() => fold(key, !unfolded.has(key))}
                    onChoose={leave}
                    onTouch={() => touch(key.replace(/^name /, ''))}
                  />
                )}
              </HitRows>
            </div>
          )}
          {own && answer !== null && hits.length === 0 && <NoResults answer={answer} onQuery={setQuery} />}
          {hits.length > 0 && !isSecret && (
            <p className="search-footer search-all">
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

/** Data, or the message of a program: more than a name to look up. */
const DATA = /\b0x[\da-f]{8,}/i;
const MESSAGE = /\brevert|\berror:|\bpanic|exception/i;

/** Links to the tool that reads what was pasted; nothing for words. */
function ToolLink({ query, onFollow }: { readonly query: string; readonly onFollow: () => void }): ReactNode {
  const message = MESSAGE.test(query);
  if (!message && !DATA.test(query)) return null;
  return (
    <p className="search-footer">
      <Link
        to={`/tools/${message ? 'errors' : ''}${mayBePrivateKey(query) ? '' : `#in=${encodeURIComponent(query)}`}`}
        onClick={onFollow}
      >
        {message ? 'Decode it with the revert doctor' : 'Read it with the tools'}
      </Link>
    </p>
  );
}
