/** Name of the highlights on a page. */
export const HIGHLIGHT_NAME = 'search-terms';

let sheet: CSSStyleSheet | null = null;

/** Styles the highlights. They are not in a CSS file, because only pages opened from a search need them. */
export function styleHighlights(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(`::highlight(${HIGHLIGHT_NAME}) { background-color: var(--sdk-mark); color: inherit; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
