import { describe, expect, it } from 'vitest';
import { smallIndex } from '../fixtures/small-index';
import { readCatalog } from './catalog';
import { FullText } from './full-text';
import { parseQuery } from './query';

describe('weak words', () => {
  const telling = async (text: string): Promise<string[]> => {
    const entries = readCatalog(smallIndex);
    const texts = await FullText.create(
      entries,
      entries.map(() => null),
    );
    return texts.search(parseQuery(text)).telling.map(({ key }) => key);
  };

  it('tell as much as others where there are two', async () =>
    expect(await telling('safe token')).toEqual(['safe', 'token']));
  it('tell little in a question and among more words', async () => {
    expect(await telling('is a token safe')).toEqual(['token']);
    expect(await telling('safe token vault')).toEqual(['token', 'vault']);
  });
});
