import { type Page } from '@playwright/test';

/**
 * Controls of the page that are invisible: neither their text, nor their border, nor their background differs enough
 * from the content behind them. One line per control. axe finds text without contrast only where it knows the
 * background.
 */
export const invisibleControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 1.5;
    type Colour = readonly [number, number, number, number];
    const read = (text: string): Colour => {
      const [r = 0, g = 0, b = 0, a = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
      return [r, g, b, a];
    };
    const over = (top: Colour, below: Colour): Colour => [
      top[0] * top[3] + below[0] * (1 - top[3]),
      top[1] * top[3] + below[1] * (1 - top[3]),
      top[2] * top[3] + below[2] * (1 - top[3]),
      1,
    ];
    const light = ([r, g, b]: Colour): number => {
      const [x = 0, y = 0, z = 0] = [r, g, b].map((value) => {
        const part = value / 255;
        return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * x + 0.7152 * y + 0.0722 * z;
    };
    const contrast = (a: Colour, b: Colour): number => {
      const [high = 0, low = 0] = [light(a), light(b)].sort((one, two) => two - one);
      return (high + 0.05) / (low + 0.05);
    };
    const behind = (element: Element | null): Colour => {
      const layers: Colour[] = [];
      for (let at = element; at !== null; at = at.parentElement)
        layers.push(read(getComputedStyle(at).backgroundColor));
      return layers.reduceRight<Colour>((below, top) => over(top, below), [255, 255, 255, 1]);
    };
    const controls = document.querySelectorAll<HTMLElement>(
      'main button, main input:not([type=hidden]), main select, main textarea, main summary, main a.tool-choice',
    );
    return [...controls].flatMap((control) => {
      const box = control.getBoundingClientRect();
      const style = getComputedStyle(control);
      if (box.width === 0 || box.height === 0 || style.visibility === 'hidden') return [];
      const around = behind(control.parentElement);
      const own = behind(control);
      const text = over(read(style.color), own);
      const border = over(read(style.borderTopColor), around);
      const framed = Number.parseFloat(style.borderTopWidth) > 0 && contrast(border, around) >= LEAST;
      const words = (control.textContent ?? '').trim() !== '';
      const seen = (words && contrast(text, own) >= 3) || (!words && (framed || contrast(own, around) >= LEAST));
      const clipped = box.right > window.innerWidth + 1 || box.left < -1;
      const name = `${control.tagName.toLowerCase()} "${(control.textContent ?? '').trim().slice(0, 40)}"`;
      return [...(seen ? [] : [`${name} cannot be seen`]), ...(clipped ? [`${name} is outside of the window`] : [])];
    });
  });
