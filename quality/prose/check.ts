import { readFileSync } from 'node:fs';
import { linterOf, passivesIn } from './grammar';
import { pageProblems, lintTexts } from './lint';
import { readPhrases } from './phrases';
import { isMeasured, readTexts } from './sources';

/** Checks all prose of the project against STYLE.md. Each problem is a line that begins with its file. */
export function checkProse(): string[] {
  const texts = readTexts();
  const measured = [...new Set(texts.map(({ file }) => file).filter(isMeasured))];
  return [
    ...lintTexts(texts, readPhrases(readFileSync('STYLE.md', 'utf8')), linterOf(words())),
    ...measured.flatMap((file) => pageProblems(file, readFileSync(file, 'utf8'), passivesIn)),
  ];
}

/** Terms of the field, which no dictionary has. */
const words = (): string => readFileSync('quality/prose/words.txt', 'utf8');
