const adopted = new Set<string>();

/** Adds styles with the code that needs them, once: the style sheet of the site, which all pages load, is free of them. */
export function adoptStyles(css: string): void {
  if (adopted.has(css) || !('adoptedStyleSheets' in document)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
