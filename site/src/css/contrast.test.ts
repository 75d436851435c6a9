import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function tokens(selector: string): Map<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return new Map(
    [...block.matchAll(/(--sdk-[\w-]+):\s*(#[0-9a-f]{6})/gi)].map(([, name = '', value = '']) => [name, value]),
  );
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const code = ['comment', 'keyword', 'string', 'number', 'function', 'type'].map((name) => `code-${name}`);
const onPages = ['text', 'muted', 'accent', 'accent-strong', 'danger', 'read', 'write', 'payable', 'signs'];

/** Text needs a contrast of 4.5 (WCAG 1.4.3); other visible parts need 3 (1.4.11). */
const pairs: readonly (readonly [front: string, back: string, least: number])[] = [
  ...onPages.flatMap((front) => [[front, 'surface', 4.5] as const, [front, 'sunken', 4.5] as const]),
  ...code.flatMap((front) => [[front, 'sunken', 4.5] as const, [front, 'notice-bg', 4.5] as const]),
  ['on-accent', 'accent', 4.5],
  ['notice-text', 'notice-bg', 4.5],
  ['text', 'mark', 4.5],
  ['line-strong', 'surface', 3],
  ['focus', 'surface', 3],
  ['focus', 'sunken', 3],
  ['focus', 'notice-bg', 3],
];

describe.each([
  ['light', ':root'],
  ['dark', "[data-theme='dark']"],
])('colours in %s', (_mode, selector) => {
  const colours = tokens(selector);

  it.each(pairs)('%s on %s has at least %d', (front, back, least) => {
    const [one, other] = [colours.get(`--sdk-${front}`), colours.get(`--sdk-${back}`)];
    if (!one || !other) throw new Error(`tokens.css, ${selector}: no colour for --sdk-${one ? back : front}`);
    expect(ratio(one, other)).toBeGreaterThanOrEqual(least);
  });
});
