// Replaces the theme's search bar. The code behind the box loads on the first focus, hover or shortcut.
import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { SEARCH_PATH } from '../../limits';
import { CLOSED, type Combobox } from '../../ui/combobox';
import { loadAnew } from '../../ui/load-anew';
import { boxMessages } from '../../ui/box-messages';
import { ModuleNotice } from '../../ui/module-notice';
import { notePage } from '../../ui/near-pages';
import { queryInAddress } from '../../ui/query-in-address';
import { useFocusKeys } from '../../ui/use-focus-keys';
import { useModule } from '../../ui/use-module';
import styles from './styles.module.css';

const loadPopup = () => import(/* webpackChunkName: "s-popup" */ '../../ui/search-popup');
const loadBar = () => import(/* webpackChunkName: "s-bar" */ '../../ui/highlight-bar');

export default function SearchBar(): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const history = useHistory();
  const base = useBaseUrl('/');
  const action = `${base}${SEARCH_PATH}`;
  const location = useLocation();
  const asked = queryInAddress(location, action);
  const [query, setQuery] = useState('');
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const [combobox, setCombobox] = useState<Combobox>(CLOSED);
  // A word as long as a private key reaches no address. The exact test is too large here: it loads with the list.
  const sent = /\b\w{64,66}\b/.test(query) ? '' : query.trim();
  const popup = useModule(loadPopup, wanted, () => loadAnew(base, sent));
  useFocusKeys(input);

  useEffect(() => {
    // Keeps text that was typed before the scripts arrived.
    setQuery(input.current?.value ?? '');
    if (document.activeElement === input.current) {
      setWanted(true);
      setOpen(true);
    }
  }, []);

  useEffect(() => {
    if (location.pathname.startsWith(base) && asked === null) notePage(`/${location.pathname.slice(base.length)}`);
  }, [base, location.pathname, asked]);

  // On the results page the box shows the query of the results, after navigation and while typing.
  useEffect(() => {
    if (asked !== null) setQuery(asked);
  }, [asked]);

  return (
    <>
      <HighlightLoader />
      <form
        role="search"
        action={action}
        className={clsx('navbar__search', styles.root, open && styles.open)}
        onMouseEnter={() => setWanted(true)}
        onFocus={() => setWanted(true)}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setOpen(false);
        }}
        onSubmit={(event) => {
          // When the search code fails to load, the browser submits the form to the results page.
          if (popup.state === 'failed' && sent !== '') return;
          event.preventDefault();
          if (sent !== '') history.push(`${action}?q=${encodeURIComponent(sent)}`);
        }}
      >
        <input
          ref={input}
          type="text"
          name="q"
          role="combobox"
          className={clsx('navbar__search-input', styles.input)}
          placeholder={boxMessages.label()}
          aria-label={boxMessages.label()}
          aria-autocomplete="list"
          aria-expanded={combobox.list !== ''}
          aria-controls={combobox.list || undefined}
          aria-activedescendant={combobox.active || undefined}
          aria-keyshortcuts="Control+K Meta+K /"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={query}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onChange={(event) => {
            setQuery(event.target.value);
            setOpen(true);
          }}
        />
        {query !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label={boxMessages.clear()}
            onClick={() => {
              setQuery('');
              input.current?.focus();
            }}
          >
            ✕
          </button>
        )}
        {open && (
          <button
            type="button"
            className={styles.close}
            aria-label={boxMessages.closeSearch()}
            onClick={() => setOpen(false)}
          >
            {boxMessages.close()}
          </button>
        )}
        {popup.state === 'ready' && input.current && (
          <popup.module.default
            input={input.current}
            query={query}
            open={open}
            setQuery={setQuery}
            setOpen={setOpen}
            onChange={setCombobox}
          />
        )}
        {wanted && open && <ModuleNotice loaded={popup} className={styles.notice} buttonClassName={styles.retry} />}
      </form>
    </>
  );
}

/**
 * Loads the highlighting of search terms, only on pages that are opened with terms. A failure to load is ignored: the
 * highlights are an extra.
 */
function HighlightLoader(): ReactNode {
  const { search } = useLocation();
  const [terms, setTerms] = useState<readonly string[]>([]);
  useEffect(() => setTerms(new URLSearchParams(search).getAll('_highlight')), [search]);
  const bar = useModule(loadBar, terms.length > 0);
  return terms.length > 0 && bar.state === 'ready' ? <bar.module.default terms={terms} /> : null;
}
