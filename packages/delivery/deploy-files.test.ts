import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CACHING, ENCODINGS } from './settings';
import { BASE_URL } from '@sdk-docs/reference/model/base-path';

/** A line of a Caddyfile: its words, and the lines of its block. */
interface Directive {
  readonly words: readonly string[];
  readonly block: readonly Directive[];
}

/** Parses a Caddyfile without quotes. */
function parseCaddyfile(text: string): Directive[] {
  const stack: Directive[][] = [[]];
  for (const line of text.split('\n').map((each) => each.replace(/(^|\s)#.*/, '').trim())) {
    if (line === '}') stack.pop();
    else if (line !== '') {
      const words = line.split(/\s+/).filter((word) => word !== '{');
      const block: Directive[] = [];
      stack.at(-1)?.push({ words, block });
      if (line.endsWith('{')) stack.push(block);
    }
  }
  if (stack.length !== 1) throw new Error('unbalanced braces');
  return stack[0] ?? [];
}

/** Returns every directive of a file, in order, including those of blocks. */
const flat = (directives: readonly Directive[]): string[] =>
  directives.flatMap(({ words, block }) => [words.join(' '), ...flat(block)]);

/** Returns the differences between a configuration and packages/delivery/settings.ts. */
function differences(caddyfile: string): string[] {
  const lines = flat(parseCaddyfile(caddyfile));
  const compressed = `precompressed ${ENCODINGS.map(({ name }) => name).join(' ')}`;
  const servers = lines.filter((line) => line === 'file_server').length;
  const wanted = [
    'import {$SITE_HEADERS:/etc/caddy/headers.caddy}',
    'root * {$SITE_ROOT:/srv}',
    `redir ${BASE_URL.slice(0, -1)} ${BASE_URL} 301`,
    `rewrite * ${BASE_URL}404.html`,
    `header Cache-Control ${CACHING.revalidate}`,
  ];
  return [
    ...wanted.filter((line) => !lines.includes(line)),
    ...(lines.filter((line) => line === compressed).length === servers ? [] : [compressed]),
    // All headers except those of error answers come from the imported file.
    ...lines.filter((line) => line.startsWith('header ') && !wanted.includes(line)),
  ];
}

describe('packages/delivery/deploy/Caddyfile', () => {
  const caddyfile = readFileSync('packages/delivery/deploy/Caddyfile', 'utf8');

  it('matches config/delivery.ts', () => {
    expect(differences(caddyfile)).toEqual([]);
  });

  it.each([
    ['another base path', caddyfile.replaceAll('/puffer-sdk/', '/docs/')],
    ['a compression left out', caddyfile.replace('precompressed br gzip', 'precompressed gzip')],
    ['no delivered headers', caddyfile.replace(/import .*/, '')],
    ['a header of its own', caddyfile.replace(/import/, 'header X-Frame-Options DENY\n\timport')],
    ['errors that are kept', caddyfile.replace('header Cache-Control no-cache', '')],
  ])('reports %s', (_, drifted) => {
    expect(drifted).not.toBe(caddyfile);
    expect(differences(drifted)).not.toEqual([]);
  });
});
