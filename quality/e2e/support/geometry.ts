import { type Locator } from '@playwright/test';

interface Edges {
  readonly top: number;
  readonly bottom: number;
}

/** Returns the position of an element in the viewport, in px. */
export function edges(target: Locator): Promise<Edges> {
  return target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });
}

/** Whether the first line of `target` is hidden: behind `bar`, above the viewport or below it. */
export async function isCovered(target: Locator, bar: Locator): Promise<boolean> {
  const [{ top }, { bottom }] = [await edges(target), await edges(bar)];
  const viewport = await target.evaluate(() => window.innerHeight);
  return top < Math.max(0, bottom) - 1 || top > viewport - 16;
}

/** Returns the horizontal position of an element's middle: 0 left, 1 right. */
export function across(target: Locator): Promise<number> {
  return target.evaluate((element) => {
    const { left, width } = element.getBoundingClientRect();
    return (left + width / 2) / window.innerWidth;
  });
}

/** Returns how many of the elements have their middle inside the viewport. */
export function countOnScreen(targets: Locator): Promise<number> {
  return targets.evaluateAll(
    (elements) =>
      elements.filter((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return x > 0 && x < window.innerWidth && y > 0 && y < window.innerHeight;
      }).length,
  );
}
