import puppeteer, { type BrowserContext } from 'puppeteer-core';
import { SWITCHES } from '../chromium';
import { HEIGHT_PX, type Running, type Setup, type Tab } from './tab';

/** Starts Chromium (with its own protocol) or Firefox (with WebDriver BiDi) without a window. */
export async function startByPuppeteer(
  kind: 'chrome' | 'firefox',
  executablePath: string,
  scripts: boolean,
): Promise<Running> {
  const browser = await puppeteer.launch({
    browser: kind,
    executablePath,
    headless: true,
    defaultViewport: null,
    args: kind === 'chrome' ? SWITCHES : [],
    // Not every Firefox supports this as a BiDi command.
    extraPrefsFirefox: scripts ? {} : { 'javascript.enabled': false },
  });
  return {
    version: await browser.version(),
    open: async (setup) => {
      const context = await browser.createBrowserContext();
      return { tab: await tabOf(context, kind, scripts, setup), close: () => context.close() };
    },
    close: () => browser.close(),
  };
}

async function tabOf(
  context: BrowserContext,
  kind: 'chrome' | 'firefox',
  scripts: boolean,
  setup: Setup,
): Promise<Tab> {
  const page = await context.newPage();
  await page.setViewport({ width: setup.width, height: HEIGHT_PX });
  if (!scripts && kind === 'chrome') await page.setJavaScriptEnabled(false);
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    click: (selector) =>
      page
        .locator(selector)
        .setTimeout(setup.patience)
        .click()
        .catch((error: unknown) => {
          throw new Error(`cannot click ${selector}: ${String(error)}`, { cause: error });
        }),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    paste: async () => {
      await page.keyboard.down('Control');
      // Chromium sends key events to the page only, so the editing command is passed as well.
      await page.keyboard.press('v', kind === 'chrome' ? { commands: ['paste'] } : {});
      await page.keyboard.up('Control');
    },
    evaluate: (run, ...given) => page.evaluate(run as never, ...(given as never)),
    print: async () => new Uint8Array(await page.pdf({ format: 'A4' })),
    picture: () => page.screenshot({ fullPage: true, encoding: 'base64' }),
    another: () => tabOf(context, kind, scripts, setup),
    toFront: () => page.bringToFront(),
  };
}
