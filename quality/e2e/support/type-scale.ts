import { type Page } from '@playwright/test';

/**
 * The type scale of site/src/css/tokens.css: sizes in CSS pixels, weights, and the single weight of code outside
 * headings.
 */
const SCALE = { sizes: [14, 16, 18, 24, 32], weights: [400, 600], code: 400 };

/** Finds visible text, pseudo-elements and controls whose size, weight, style or family is not in the scale. */
export async function offScale(page: Page): Promise<string[]> {
  return page.evaluate(({ sizes, weights, code }) => {
    const found = new Set<string>();
    const fits = (element: Element, { fontSize, fontWeight, fontFamily }: CSSStyleDeclaration): boolean => {
      const weight = Number(fontWeight);
      if (!sizes.includes(parseFloat(fontSize)) || !weights.includes(weight)) return false;
      if (fontFamily.startsWith('system-ui')) return true;
      return (
        fontFamily.startsWith('ui-monospace') && (weight === code || element.closest('h1, h2, h3, h4, h5, h6') !== null)
      );
    };
    const judge = (element: Element, pseudo = ''): void => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo !== '' && ['none', 'normal', '""'].includes(style.content)) return;
      const { fontSize, fontWeight, fontStyle, fontFamily } = style;
      if (fits(element, style) && (fontStyle === 'normal' || element.closest('em') !== null)) return;
      const name = `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''}${pseudo}`;
      found.add(`${name}: ${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`);
    };
    for (const element of document.querySelectorAll('body, body *')) {
      if (!element.checkVisibility()) continue;
      const writes = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
      if (writes || element.matches('button, input, select')) judge(element);
      judge(element, '::before');
      judge(element, '::after');
    }
    return [...found];
  }, SCALE);
}
