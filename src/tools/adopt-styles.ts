const adopted = new Set<string>();

/** Adds the styles of a tool when its script loads: the style sheet of the site stays as it is for all other pages. */
export function adoptStyles(css: string): void {
  if (adopted.has(css) || !('adoptedStyleSheets' in document)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
