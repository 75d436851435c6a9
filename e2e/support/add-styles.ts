import { type Page } from '@playwright/test';

/** Adds rules to the page as it is now. By script, because a style element would be blocked by the site's policy. */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
}
