import { knownStems } from '../format/known-stems';
import { decodeQuestions, type QuestionFile, type Questions } from '../format/question-file';
import type { SearchIndex } from '../format/record';
import { Corrector } from './corrector';
import type { TextStage } from './engine';
import { FullText } from './full-text';

/** What loads after the first answers: texts, corrections, and what readers ask. */
export const textStage: TextStage = {
  text: FullText.create,
  corrector: (text) => new Corrector(text.vocabulary()),
};

/** Decodes what readers ask of an index with texts. */
export const questionsFor = (file: QuestionFile, index: SearchIndex): Questions =>
  decodeQuestions(file, index.records.length, knownStems(index));

export { lineFor } from './excerpt';
