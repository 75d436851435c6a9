import { expect, it } from 'vitest';
import { cleanPath } from './clean-path';

it.each([
  ['/puffer-sdk/getting-started.html', '/puffer-sdk/getting-started'],
  ['/puffer-sdk/guides/index.html', '/puffer-sdk/guides'],
  ['/puffer-sdk/index.html', '/puffer-sdk/'],
  ['/puffer-sdk/guides/', '/puffer-sdk/guides/'],
  ['/other-place/index.html', '/other-place'],
])('%s -> %s', (path, clean) => {
  expect(cleanPath(path, '/puffer-sdk/')).toBe(clean);
});
