import { type Page } from '@playwright/test';

interface FocusStop {
  readonly what: string;
  readonly isVisible: boolean;
  /** An outline, a shadow or a border that the element has only while it has the focus. */
  readonly isMarked: boolean;
}

/** What has the focus now, whether it is on screen, and whether that shows. */
export function focusStop(page: Page): Promise<FocusStop> {
  return page.evaluate(async () => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return { what: 'nothing', isVisible: false, isMarked: false };
    const settle = () => Promise.all(document.getAnimations().map(({ finished, effect }) => effect?.getComputedTiming().iterations === Infinity ? null : finished.catch(() => null)));
    const look = () => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor } = getComputedStyle(element);
      const outline = outlineStyle === 'none' || outlineWidth === '0px' ? '' : outlineWidth + outlineColor;
      return [outline, boxShadow, borderColor, backgroundColor].join();
    };
    await settle();
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const isVisible =
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      width > 1 && height > 1 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    const focused = look();
    element.blur();
    await settle();
    const plain = look();
    element.focus({ preventScroll: true });
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return { what: `${element.tagName.toLowerCase()} "${name.trim().slice(0, 40)}"`, isVisible, isMarked: focused !== plain };
  });
}
