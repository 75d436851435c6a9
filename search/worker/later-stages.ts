import { decodeQuestions, type QuestionFile } from '../format/question-file';
import { Corrector } from './corrector';
import type { TextStage } from './engine';
import { FullText } from './full-text';
import { Phrases } from './phrases';

/** What loads after the first answers: texts, corrections, and what readers ask. */
export const textStage: TextStage = {
  text: FullText.create,
  corrector: (text) => new Corrector(text.vocabulary()),
};

export const phraseStage = (file: QuestionFile, records: number): Phrases =>
  new Phrases(decodeQuestions(file, records));

export { lineFor } from './excerpt';
