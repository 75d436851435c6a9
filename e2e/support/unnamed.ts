import { type Page } from '@playwright/test';

const ROLES = ['link', 'button', 'textbox', 'combobox', 'searchbox', 'checkbox', 'radio', 'tab', 'option'] as const;

/** The controls of a page whose accessible name holds no letter, and its images without alt, as HTML. */
export async function unnamed(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const role of ROLES) {
    const all = page.getByRole(role);
    const named = page.getByRole(role, { name: /\p{L}/u });
    if ((await all.count()) === (await named.count())) continue;
    const good = new Set(await named.evaluateAll((elements) => elements.map((element) => element.outerHTML)));
    const htmls = await all.evaluateAll((elements) => elements.map((element) => element.outerHTML));
    found.push(...htmls.filter((html) => !good.has(html)).map((html) => html.slice(0, 160)));
  }
  const images = page.locator('img:not([alt])').filter({ visible: true });
  return [...found, ...(await images.evaluateAll((elements) => elements.map((element) => element.outerHTML.slice(0, 160))))];
}
