import { useHistory } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { shorten } from '../format/shorten';
import { findRanges, TERM_LIMIT } from './text-ranges';
import styles from './highlight-bar.module.css';
import { adoptStyles } from '@sdk-docs/tools/browser/adopt-styles';

/** Opens the folds around the terms, in the section or row that was found. */
function unfold(found: Element | null, ranges: readonly Range[]): void {
  const part = found?.closest('.section, tr');
  for (const { startContainer } of ranges) if (part?.contains(startContainer)) unfoldAround(startContainer);
}

/** Moves the focus from the search box to the found place, where a screen reader continues. */
function focusFound(found: Element | null): void {
  if (!(found instanceof HTMLElement)) return;
  if (!found.matches('a, button, input, select, textarea, [tabindex]')) found.tabIndex = -1;
  found.focus({ preventScroll: true });
}

/**
 * Highlights the terms of `_highlight` in the page and shows a bar to clear them. CSS highlights leave the elements
 * alone, which belong to React.
 */
export default function HighlightBar({ terms }: { readonly terms: readonly string[] }): ReactNode {
  const history = useHistory();
  const [main, setMain] = useState<Element | null>(null);

  useEffect(() => {
    const page = document.querySelector('main');
    setMain(page);
    if (page === null) return;
    const found =
      document.getElementById(decodeURIComponent(window.location.hash.slice(1))) ?? page.querySelector('h1');
    focusFound(found);
    const ranges = findRanges(page, terms);
    unfold(found, ranges);
    if (typeof Highlight === 'undefined') return;
    styleHighlights();
    CSS.highlights.set(HIGHLIGHT_NAME, new Highlight(...ranges));
    return () => {
      CSS.highlights.delete(HIGHLIGHT_NAME);
    };
  }, [terms]);

  const clear = (): void => {
    const { pathname, search, hash } = history.location;
    const params = new URLSearchParams(search);
    params.delete('_highlight');
    history.replace({ pathname, search: params.toString(), hash });
  };

  if (main === null) return null;
  const more = terms.length - TERM_LIMIT;
  return createPortal(
    <p className={styles.bar} data-search-bar="">
      {translate({ id: 'site.search.highlighted', message: 'Highlighted:' })}{' '}
      {terms.slice(0, TERM_LIMIT).map((term, index) => (
        <span key={index}>
          <mark>{shorten(term)}</mark>{' '}
        </span>
      ))}
      {more > 0 &&
        translate({ id: 'site.search.notHighlighted', message: '({more} more are not highlighted)' }, { more })}{' '}
      <button type="button" className={styles.clear} onClick={clear}>
        {translate({ id: 'site.search.clearHighlight', message: 'Clear highlights' })}
      </button>
    </p>,
    main,
  );
}

/** Opens every fold around a place. Docusaurus' folds react to a click on their summary, not to an attribute. */
function unfoldAround(place: Node): void {
  for (let around = place.parentElement; around !== null; around = around.parentElement)
    if (around instanceof HTMLDetailsElement && !around.open) around.querySelector('summary')?.click();
}

/** Name of the highlights on a page. */
const HIGHLIGHT_NAME = 'search-terms';

/**
 * Styles the highlights. They are not in a CSS file, because only pages opened from a search need them. A frame around
 * the found heading would look like an error: the reader operates nothing there.
 */
const styleHighlights = (): void =>
  adoptStyles(`
::highlight(${HIGHLIGHT_NAME}) { background-color: var(--sdk-mark); color: inherit; }
:is(h1, h2, h3, h4, h5):focus { outline: 0; }
`);
