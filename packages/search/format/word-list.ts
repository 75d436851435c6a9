/** A character for each number of letters that a word shares with the previous one; none is part of a word. */
const SHARED = ' !"#%&\'()*';

/** Joins words in alphabetical order; each omits the beginning that it shares with the previous one. */
export function packWords(words: readonly string[]): string {
  return words
    .map((word, place) => {
      const before = words[place - 1] ?? '';
      let shared = 0;
      while (shared < SHARED.length - 1 && shared < before.length && word[shared] === before[shared]) shared++;
      return SHARED[shared] + word.slice(shared);
    })
    .join('');
}

/** Returns the words in their order. */
export function unpackWords(text: string): string[] {
  let before = '';
  return Array.from(text.matchAll(/([ !"#%&'()*])([^ !"#%&'()*]*)/g), ([, mark = '', rest = '']) => {
    before = before.slice(0, SHARED.indexOf(mark)) + rest;
    return before;
  });
}
