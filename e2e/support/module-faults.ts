import { type Route } from '@playwright/test';

/** Code before a chunk that takes the default export from each of its modules that exports a component by default. */
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

/** Answers a script request with the same chunk, whose page modules then lack their default export. */
export async function noDefaultExport(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${withoutDefault}\n${await response.text()}` });
}
