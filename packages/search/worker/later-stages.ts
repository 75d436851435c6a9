import { knownStems } from '../format/known-stems';
import {
  decodeQuestions,
  decodeRelations,
  type QuestionFile,
  type Questions,
  type Relations,
} from '../format/question-file';
import type { SearchIndex } from '../format/record';
import { Corrector } from './corrector';
import type { Rest } from './engine';
import { readCatalog, type Entry } from './catalog';
import { withNamedShortage } from './not-enough';
import { RelationTable } from './relation-table';
import { FullText } from './full-text';

/**
 * Creates what loads after the first answers: texts, what readers ask, and corrections. `known` are the entries of the
 * same index without texts.
 */
export async function makeRest(
  index: SearchIndex,
  questions: Questions,
  relations: Relations = {},
  known: readonly Entry[] = [],
): Promise<Rest> {
  const entries = readCatalog(index, known);
  const text = await FullText.create(entries, questions);
  const table = new RelationTable(entries, relations);
  const corrector = new Corrector(
    text.vocabulary(),
    questions.flatMap((asked) => asked?.phrases.flat() ?? []),
  );
  return {
    entries,
    text,
    relations: table,
    corrector,
    finish: (query) => {
      const wanted = table.wanted(query);
      return withNamedShortage(corrector.finish(wanted) ?? wanted, entries);
    },
  };
}

/** Decodes what readers ask of an index with texts. */
export const questionsFor = (file: QuestionFile, index: SearchIndex): Questions =>
  decodeQuestions(file, index.records.length, knownStems(index));

export { addTexts } from '../format/text-file';
export { decodeRelations };
