import { adoptStyles } from '@sdk-docs/tools/browser/adopt-styles';

/** Name of the highlights on a page. */
export const HIGHLIGHT_NAME = 'search-terms';

/** Styles the highlights. They are not in a CSS file, because only pages opened from a search need them. */
export const styleHighlights = (): void =>
  adoptStyles(`::highlight(${HIGHLIGHT_NAME}) { background-color: var(--sdk-mark); color: inherit; }`);
