/** Name of the marks on a page. */
export const HIGHLIGHT_NAME = 'search-terms';

let sheet: CSSStyleSheet | null = null;

/** Gives the marks their look. Not in a CSS file: only pages that are opened from a search need it. */
export function styleHighlights(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(`::highlight(${HIGHLIGHT_NAME}) { background-color: var(--sdk-mark); color: inherit; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
