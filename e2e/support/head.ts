import { type Page } from '@playwright/test';

/**
 * What the head of a page says: title, attributes of the root and the body, metas, links and data, each as text.
 * An address says the same with and without a slash at its end: a full load adds it, the router does not.
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
