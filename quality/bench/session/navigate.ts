import type { Browser, Page } from '@playwright/test';
import { align } from '../align';

/**
 * Ways to change the route: text and script requested one after the other, in parallel, and after the pointer has
 * rested.
 */
const WAYS = ['in turn', 'together', 'after rest'] as const;
type Way = (typeof WAYS)[number];
/** Milliseconds from the click to the painted text, one per try. */
export interface Times {
  readonly route: string;
  readonly way: Way;
  readonly times: readonly number[];
}

const REST_MS = 150;
/** Slow 4G, as Lighthouse throttles a network, and a processor at a quarter of its speed. */
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const CPU = 4;
/** Distance of the link on which the pointer rests from the left and the top, in px. */
const AT = 400;

/** Prints the median and the range of each way. */
export const timesTable = (all: readonly Times[]): string =>
  align([
    ['route', 'way', 'median', 'least', 'most'],
    ...all.map(({ route, way, times }) => {
      const sorted = [...times].sort((a, b) => a - b);
      return [route, way, ...[sorted[sorted.length >> 1], sorted[0], sorted.at(-1)].map((time) => String(time ?? ''))];
    }),
  ]);

/** Follows a link from the home page to each route `tries` times in each way, on a slow device whose shared files are warm. */
export async function navigate(
  browser: Browser,
  address: string,
  routes: readonly string[],
  tries: number,
): Promise<Times[]> {
  const all = routes.flatMap((route) => WAYS.map((way) => ({ route, way, times: [] as number[] })));
  // In rounds, so that a busy moment of the machine affects all ways equally.
  for (let round = 0; round < tries; round++)
    for (const { route, way, times } of all) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
      try {
        times.push(await follow(await context.newPage(), address, route, way));
      } finally {
        await context.close();
      }
    }
  return all;
}

async function follow(page: Page, address: string, route: string, way: Way): Promise<number> {
  await page.goto(`${address}/`, { waitUntil: 'load' });
  // Starts the application.
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    ([href, at]) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'there' });
      link.style.cssText = `position:fixed;z-index:9999;left:${at}px;top:${at}px;padding:20px`;
      document.body.append(link);
    },
    [`${address}${route}`, AT] as const,
  );
  if (way === 'in turn') await holdText(page);
  const device = await page.context().newCDPSession(page);
  await device.send('Network.enable');
  await device.send('Network.emulateNetworkConditions', NETWORK);
  await device.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await page.evaluate(() => {
    const [title, heading] = [document.title, document.querySelector('h1')?.textContent];
    const painted = new Promise<number>((resolve) => {
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const observer = new MutationObserver(() => {
            if (document.title === title || document.querySelector('h1')?.textContent === heading) return;
            observer.disconnect();
            requestAnimationFrame(() => setTimeout(() => resolve(Math.round(performance.now() - timeStamp))));
          });
          observer.observe(document, { subtree: true, childList: true, characterData: true });
        },
        { capture: true, once: true },
      );
    });
    Object.assign(window, { painted });
  });
  await page.mouse.move(AT + 20, AT + 20);
  if (way === 'after rest') await page.waitForTimeout(REST_MS);
  await page.mouse.down();
  await page.mouse.up();
  return page.evaluate(() => (window as unknown as { readonly painted: Promise<number> }).painted);
}

/** Holds back the text of the next page until its script has arrived. */
async function holdText(page: Page): Promise<void> {
  const script = new Promise<void>((resolve) => {
    page.on('requestfinished', (request) => {
      if (/\/part\.[^/]*\.js$/.test(request.url())) resolve();
    });
  });
  await page.route('**/body.txt', async (held) => {
    await script;
    await held.continue();
  });
}
