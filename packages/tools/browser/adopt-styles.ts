const adopted = new Set<string>();

/**
 * Adds styles together with the code that needs them, once: the site's style sheet, which all pages load, has none of
 * them.
 */
export function adoptStyles(css: string): void {
  if (adopted.has(css) || !('adoptedStyleSheets' in document)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
