import { type Locator } from '@playwright/test';

/** Returns the distinct computed text colours inside an element. */
export function textColours(target: Locator): Promise<string[]> {
  return target.evaluate((element) => [
    ...new Set(
      [...element.querySelectorAll('span')]
        .filter((span) => span.textContent?.trim())
        .map((span) => getComputedStyle(span).color),
    ),
  ]);
}

export function style(target: Locator, property: string): Promise<string> {
  return target.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}
