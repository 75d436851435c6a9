import { describe, expect, it } from 'vitest';
import { reference } from '@sdk-docs/reference/generator/fixtures/own-surface';
import { feed } from './feed';

const step = (version: string, after: string) => ({
  version,
  date: '2026-01-02T03:04:05+00:00',
  added: ['main A'],
  removed: [],
  changed: [{ key: 'main f', before: 'Promise<a>', after }],
});
const warning = { version: '1.1.0', risk: 'money', text: 'Fees & rates moved.', todo: 'Read <b> again.', source: 's' };
const withHistory = (steps: readonly object[]) =>
  ({
    ...reference,
    surface: { ...reference.surface, warnings: [warning], history: { first: '1.0.0', steps, latest: {} } },
  }) as unknown as typeof reference;

describe('the feed', () => {
  it('has the newest release first, what costs money before everything else, and marks escaped', () => {
    const [file] = feed(withHistory([step('1.1.0', 'b'), step('1.2.0', 'c & d')]));
    const entries = file?.text.split('<entry>').slice(1) ?? [];
    expect(entries.map((entry) => /<title>(.*)<\/title>/.exec(entry)?.[1])).toEqual([
      '@pufferfinance/puffer-sdk 1.2.0',
      '@pufferfinance/puffer-sdk 1.1.0',
    ]);
    expect(entries[0]).toContain('Changed: main f from Promise&lt;a&gt; to c &amp; d.\nAdded: main A.');
    expect(entries[1]).toContain(
      '<content type="text">Money: Fees &amp; rates moved. What to do: Read &lt;b&gt; again.\n',
    );
    expect(file?.text).toContain('<updated>2026-01-02T03:04:05+00:00</updated>');
  });

  it('does not exist without a history', () => expect(feed(withHistory([]))).toEqual([]));
});
