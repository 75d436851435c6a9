import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SWITCHES } from '../chromium';
import { freePort } from '../support/caddy';
import { driven } from './driver';
import { startProcess } from './processes';
import { sessionOverHttp, sessionOverSocket, type Session } from './protocol';
import { type Running } from './tab';

type Stops = (() => Promise<void>)[];

/** Runs `start`. The steps that it adds to `stops` run in reverse order at the end, or when it throws. */
async function running(start: (stops: Stops) => Promise<Omit<Running, 'close'>>): Promise<Running> {
  const stops: Stops = [];
  const close = async (): Promise<void> => {
    for (const stop of stops.splice(0).reverse()) await stop().catch(() => undefined);
  };
  try {
    return { ...(await start(stops)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Starts Chromium without a window. */
export const startChromium = (driver: string, binary: string): Promise<Running> =>
  running(async (stops) => {
    const options = { binary, args: [...SWITCHES, '--headless=new'] };
    const session = await sessionByDriver(driver, { 'goog:chromeOptions': options }, {}, stops);
    return driven('Chromium', session, { prints: true, picture: pictureOfChromium });
  });

/**
 * The driver resizes the window before it takes a screenshot of a page, which then shows more than a reader would see.
 */
async function pictureOfChromium(send: Session['send']): Promise<string> {
  const measured = await send('Chromium:Execute', { cmd: 'Page.getLayoutMetrics', params: {} });
  const { cssContentSize } = measured as { cssContentSize: object };
  const params = { captureBeyondViewport: true, clip: { ...cssContentSize, scale: 1 } };
  return ((await send('Chromium:Execute', { cmd: 'Page.captureScreenshot', params })) as { data: string }).data;
}

const pictureOfFirefox = async (send: Session['send']): Promise<string> =>
  (await send('WebDriver:TakeScreenshot', { full: true, hash: false })) as string;

/** Starts Firefox without a window, which needs no program between it and the session. */
export const startFirefox = (binary: string): Promise<Running> =>
  running(async (stops) => {
    const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
    stops.push(async () => rmSync(profile, { recursive: true, force: true }));
    // Without the optimising compiler, as in Chromium (../chromium.ts).
    const preferences = { 'marionette.port': 0, 'javascript.options.ion': false };
    writeFileSync(
      join(profile, 'user.js'),
      Object.entries(preferences)
        .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${value});\n`)
        .join(''),
    );
    const browser = startProcess(binary, ['--marionette', '--headless', '--no-remote', '--profile', profile], {});
    stops.push(browser.stop);
    const port = join(profile, 'MarionetteActivePort');
    await browser.until(() => existsSync(port) && readFileSync(port, 'utf8') !== '');
    const session = await sessionOverSocket(Number(readFileSync(port, 'utf8')));
    stops.push(session.close);
    return driven('Firefox', session, { prints: true, picture: pictureOfFirefox });
  });

/** Paths of the parts of WebKitGTK. */
export interface WebKitPlaces {
  readonly driver: string;
  readonly miniBrowser: string;
  /** A display server for a machine without a display; undefined when DISPLAY is set. */
  readonly xvfb: string | undefined;
}

/** Starts WebKitGTK's MiniBrowser, on its own display if the machine has none. */
export const startWebKit = ({ driver, miniBrowser, xvfb }: WebKitPlaces): Promise<Running> =>
  running(async (stops) => {
    const display = xvfb === undefined ? process.env.DISPLAY : await startDisplay(xvfb, stops);
    const options = {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
    };
    const env = {
      DISPLAY: display,
      NO_AT_BRIDGE: '1',
      // No check looks at pixels here, and without a GPU compositing is a third of all the work.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // Without the optimising compilers, as in Chromium (../chromium.ts).
      JSC_useDFGJIT: 'false',
    };
    const session = await sessionByDriver(driver, options, env, stops);
    return driven('WebKitGTK', session, { prints: false, picture: undefined });
  });

async function startDisplay(xvfb: string, stops: Stops): Promise<string> {
  const server = startProcess(xvfb, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {});
  stops.push(server.stop);
  return `:${(await server.firstLine()).trim()}`;
}

async function sessionByDriver(driver: string, options: object, env: NodeJS.ProcessEnv, stops: Stops) {
  const port = await freePort();
  const service = startProcess(driver, [`--port=${port}`], env);
  stops.push(service.stop);
  await service.answersAt(`http://127.0.0.1:${port}/status`);
  const session = await sessionOverHttp(`http://127.0.0.1:${port}`, options);
  stops.push(session.close);
  return session;
}
