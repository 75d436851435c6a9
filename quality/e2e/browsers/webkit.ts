import { Builder, By, Capabilities, error, Key, until, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../support/caddy';
import { startProcess } from './processes';
import { HEIGHT_PX, type Running, type Setup, type Tab } from './tab';

/** Paths of the parts of WebKitGTK. */
export interface WebKitPlaces {
  readonly driver: string;
  readonly miniBrowser: string;
  /** A display server for a machine without a display; undefined when DISPLAY is set. */
  readonly xvfb: string | undefined;
}

const keys = { ArrowDown: Key.ARROW_DOWN, Enter: Key.ENTER, Shift: Key.SHIFT, Tab: Key.TAB, '/': '/' } as const;

/** Starts WebKitGTK's MiniBrowser with WebDriver, on its own display if the machine has none. */
export async function startWebKit(places: WebKitPlaces, scripts: boolean): Promise<Running> {
  const stops: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (const stop of stops.splice(0).reverse()) await stop().catch(() => undefined);
  };
  try {
    const display = places.xvfb === undefined ? process.env.DISPLAY : await startDisplay(places.xvfb, stops);
    const port = await freePort();
    const service = startProcess(places.driver, [`--port=${port}`], { DISPLAY: display, NO_AT_BRIDGE: '1' });
    stops.push(service.stop);
    await service.answersAt(`http://127.0.0.1:${port}/status`);
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(capabilities(places.miniBrowser, scripts))
      .build();
    stops.push(() => driver.quit());
    const found = await driver.getCapabilities();
    const first = await driver.getWindowHandle();
    return {
      version: `WebKitGTK ${found.getBrowserVersion() ?? ''}`,
      open: async (setup) => {
        await driver.switchTo().window(first);
        return { tab: await newTab(driver, setup), close: () => closeAllBut(first, driver) };
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startDisplay(xvfb: string, stops: (() => Promise<void>)[]): Promise<string> {
  const server = startProcess(xvfb, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {});
  stops.push(server.stop);
  return `:${(await server.firstLine()).trim()}`;
}

function capabilities(binary: string, scripts: boolean): Capabilities {
  const args = ['--automation', ...(scripts ? [] : ['--enable-javascript=false'])];
  return new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args } });
}

async function closeAllBut(first: string, driver: WebDriver): Promise<void> {
  for (const handle of await driver.getAllWindowHandles()) {
    if (handle === first) continue;
    await driver.switchTo().window(handle);
    await driver.close();
  }
}

async function newTab(driver: WebDriver, setup: Setup): Promise<Tab> {
  // A new tab stays in the background and receives no keys.
  await driver.switchTo().newWindow('window');
  const handle = await driver.getWindowHandle();
  await driver.manage().window().setRect({ width: setup.width, height: HEIGHT_PX });
  // Commands of a session go to one tab at a time.
  const here = async (): Promise<WebDriver> => {
    await driver.switchTo().window(handle);
    return driver;
  };
  return {
    open: async (url) => (await here()).get(url),
    click: async (selector) => {
      await here();
      try {
        const element = await driver.wait(until.elementLocated(By.css(selector)), setup.patience);
        await driver.wait(until.elementIsVisible(element), setup.patience);
        await driver.wait(() => isClicked(element), setup.patience);
      } catch (cause) {
        throw new Error(`cannot click ${selector}: ${String(cause)}`, { cause });
      }
    },
    type: async (text) => (await here()).actions().sendKeys(text).perform(),
    press: async (key) => (await here()).actions().sendKeys(keys[key]).perform(),
    paste: async () => (await here()).actions().keyDown(Key.CONTROL).sendKeys('v').keyUp(Key.CONTROL).perform(),
    evaluate: async (run, ...given) => (await here()).executeScript(run as never, ...given),
    print: undefined,
    picture: undefined,
    another: () => newTab(driver, setup),
    toFront: async () => void (await here()),
  };
}

/**
 * Clicks, unless the element moves or is out of reach: its frame may not be painted yet, or something still covers it.
 * The driver may say so already when it is asked for the place of the element.
 */
async function isClicked(element: WebElement): Promise<boolean> {
  try {
    if (!(await staysInPlace(element))) return false;
    await element.click();
    return true;
  } catch (cause) {
    if (cause instanceof error.ElementNotInteractableError || cause instanceof error.ElementClickInterceptedError)
      return false;
    throw cause;
  }
}

/** Whether an element has stopped moving: a click on an element that slides in would miss. */
async function staysInPlace(element: WebElement): Promise<boolean> {
  const before = JSON.stringify(await element.getRect());
  await new Promise((next) => setTimeout(next, 100));
  return JSON.stringify(await element.getRect()) === before;
}
