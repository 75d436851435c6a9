import { type Page } from '@playwright/test';

/**
 * Returns the head of a page as texts: title, attributes of the root and the body, metas, links and data. A final slash
 * in an address is ignored: a full load adds it, the router does not.
 */
export const headOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const attributes = (element: Element) =>
      [...element.attributes]
        .filter(({ name }) => name !== 'data-rh')
        .map(({ name, value }) => `${name}=${value.replace(/\/$/, '')}`)
        .sort()
        .join(' ');
    const tags = document.head.querySelectorAll(
      'meta:not([http-equiv]), link:not([rel="stylesheet"], [rel="prefetch"]), script[type="application/ld+json"]',
    );
    return [
      `title ${document.title}`,
      ...[document.documentElement, document.body, ...tags].map(
        (element) => `${element.localName} ${attributes(element)} ${tagText(element)}`,
      ),
    ].sort();

    function tagText(element: Element): string {
      return element.localName === 'script' ? (element.textContent ?? '') : '';
    }
  });
