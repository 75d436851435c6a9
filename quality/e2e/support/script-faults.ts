import { type Page, type Route } from '@playwright/test';

const SCRIPTS = '**/assets/js/*.js';
type Answer = (route: Route) => Promise<void>;

/**
 * Passes every script that the page has not loaded so far to `answer`, also after a reload; returns a function that
 * stops it. Without `prefetch` these are the chunks of the next page.
 */
export async function onNewScripts(page: Page, answer: Answer): Promise<() => Promise<void>> {
  const loaded = new Set(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)));
  const handler: Answer = (route) => (loaded.has(route.request().url()) ? route.fallback() : answer(route));
  await page.route(SCRIPTS, handler);
  return () => page.unroute(SCRIPTS, handler);
}

export const missing: Answer = (route) => route.fulfill({ status: 404, body: 'not found' });

export const after =
  (milliseconds: number): Answer =>
  async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  };

/** Delays scripts until `release` is called. */
export function gate(): { readonly answer: Answer; readonly release: () => void } {
  let release = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    answer: async (route) => {
      await opened;
      await route.continue();
    },
    release: () => release(),
  };
}

/** Answers with chunks whose components throw, until `repair`. */
export const throwing =
  (message: string): Answer =>
  async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withFault(await response.text(), message) });
  };

/** Returns a chunk whose components throw `message` while `window.e2eFault` is not `false`. */
export const withFault = (chunk: string, message: string): string => `${wrapModules(thrower(message))}\n${chunk}`;

const thrower = (message: string): string => `
    const Component = original.default;
    module.exports = Object.defineProperties({}, {
      ...Object.getOwnPropertyDescriptors(original),
      default: {
        enumerable: true,
        value: Object.assign(function (props) {
          if (window.e2eFault !== false) throw new Error(${JSON.stringify(message)});
          return Component(props);
        }, Component),
      },
    });`;

/** Answers with the same chunk, without the default export of each module that exports a component. */
export const noDefaultExport: Answer = async (route) => {
  const response = await route.fetch();
  const without = 'module.exports = Object.create(original, { default: { enumerable: true, value: undefined } });';
  await route.fulfill({ response, body: `${wrapModules(without)}\n${await response.text()}` });
};

/** Code before a chunk that intercepts its registration and runs `change` after each module that exports a component. */
const wrapModules = (change: string): string => `(() => {
  const name = Object.keys(self).find((key) => key.startsWith('webpackChunk'));
  const queue = self[name];
  const push = queue.push;
  const wrap = (factory) => function (module, exports, require) {
    factory.call(this, module, exports, require);
    const original = module.exports;
    if (typeof original.default !== 'function') return;
    ${change}
  };
  queue.push = (chunk) => {
    queue.push = push;
    for (const id of Object.keys(chunk[1])) chunk[1][id] = wrap(chunk[1][id]);
    return push.call(queue, chunk);
  };
})();`;

/** Ends the effect of `throwing`. */
export async function repair(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as unknown as { e2eFault: boolean }).e2eFault = false;
  });
}
