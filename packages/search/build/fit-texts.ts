import { gzipSync } from 'node:zlib';
import type { Kind } from '../format/kinds';
import type { SearchIndex } from '../format/record';
import { encodeHeadings } from '../format/heading-file';
import { encodeTexts } from '../format/text-file';
import { furtherWords } from './further-words';
import { clip } from '@sdk-docs/reference/model/plain-text';

/** Maximum size of headings and texts, gzip. With symbols, engine and worker the search stays below 136 KB. */
const TEXT_BUDGET = 42_200;

/** Length of text that is worth its bytes, by kind. Text finds guides; names find ABI items. */
const LENGTHS: Readonly<Partial<Record<Kind, number>>> = {
  page: 320,
  section: 320,
  method: 150,
  handler: 200,
  contract: 200,
  error: 70,
  revert: 70,
  type: 90,
  address: 90,
  'abi-function': 0,
  event: 0,
};
const OTHERS = 160;
const STEP = 0.95;

/**
 * Returns the index with texts cut until their file fits the budget: more content means shorter texts. `words` of the
 * given records are their whole texts.
 */
export function fitTexts(index: SearchIndex, budget = TEXT_BUDGET): SearchIndex {
  const further = furtherWords(index);
  for (let factor = 1; factor > 0.05; factor *= STEP) {
    const cut = index.records.map((record) => ({
      ...record,
      text: clip(record.text, (LENGTHS[record.kind] ?? OTHERS) * factor),
    }));
    const words = further(cut);
    const fitted = { ...index, records: cut.map((record, place) => ({ ...record, words: words[place] ?? '' })) };
    if (size(encodeHeadings(fitted, [])) + size(encodeTexts(fitted)) <= budget) return fitted;
  }
  throw new Error(`search: even the shortest texts exceed ${budget} bytes`);
}

const size = (file: object): number => gzipSync(JSON.stringify(file), { level: 9 }).length;
