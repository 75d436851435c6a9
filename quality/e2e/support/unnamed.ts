import { type Page } from '@playwright/test';

/** Returns, as HTML, visible controls whose accessible name has no letter, and images without alt. */
export function unnamed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const letters = /\p{L}/u;
    const textOf = (node: Element): string => {
      const label = node.getAttribute('aria-label') ?? node.getAttribute('alt');
      if (label !== null) return label;
      if (node.getAttribute('aria-hidden') === 'true') return '';
      return [...node.childNodes]
        .map((child) => (child instanceof Element ? textOf(child) : (child.textContent ?? '')))
        .join(' ');
    };
    /** Returns the accessible name, in the order of its computation: reference, label, content, title. */
    const nameOf = (element: Element): string => {
      const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
      if (ids.length > 0) return ids.map((id) => textOf(document.getElementById(id) ?? document.body)).join(' ');
      const label = element.getAttribute('aria-label');
      if (label !== null && label !== '') return label;
      const labels = (element as HTMLInputElement).labels ?? [];
      const content = [...labels].map((found) => found.textContent ?? '').join(' ') || textOf(element);
      return content.trim() || (element.getAttribute('title') ?? element.getAttribute('placeholder') ?? '');
    };
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[aria-hidden="true"], [inert]') === null;
    const controls =
      'a[href], button, input, select, textarea, summary, [role="button"], [role="option"], [role="tab"]';
    const nameless = [...document.querySelectorAll(controls)].filter(
      (element) => isShown(element) && !letters.test(nameOf(element)),
    );
    const images = [...document.querySelectorAll('img:not([alt])')].filter(isShown);
    return [...nameless, ...images].map((element) => element.outerHTML.slice(0, 160));
  });
}
