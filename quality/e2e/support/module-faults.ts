import { type Route } from '@playwright/test';

/** Code before a chunk that removes the default export from each module that exports a component. */
const withoutDefault = `(() => {
  const name = Object.keys(self).find((key) => key.startsWith('webpackChunk'));
  const queue = self[name];
  const push = queue.push;
  const wrap = (factory) => function (module, exports, require) {
    factory.call(this, module, exports, require);
    const original = module.exports;
    if (typeof original.default !== 'function') return;
    module.exports = Object.create(original, { default: { enumerable: true, value: undefined } });
  };
  queue.push = (chunk) => {
    queue.push = push;
    for (const id of Object.keys(chunk[1])) chunk[1][id] = wrap(chunk[1][id]);
    return push.call(queue, chunk);
  };
})();`;

/** Answers a script request with the same chunk, without the default exports of its page modules. */
export async function noDefaultExport(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${withoutDefault}\n${await response.text()}` });
}
