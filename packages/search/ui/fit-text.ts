/** Width of a text in px. */
export type Measure = (text: string) => number;

/** Room for rounding, and for the edges of marks. */
const SPARE = 4;
/** Minimum number of letters of a word that is still readable. */
const LEAST = 4;

/**
 * Returns the beginning of a text that fits into `lines` lines of `width` px, cut between words and ended by an
 * ellipsis. Browsers cut within words, and add an ellipsis only to their own cut.
 */
export function fitText(text: string, width: number, lines: number, measure: Measure): string {
  const words = text.split(' ');
  if (linesOf(words, width, measure) <= lines) return text;
  let [fits, tooLong] = [0, words.length];
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    if (linesOf([...words.slice(0, middle), '…'], width, measure) <= lines) fits = middle;
    else tooLong = middle;
  }
  return fits === 0 ? cutWord(words[0] ?? '', width - SPARE, measure) : `${words.slice(0, fits).join(' ')} …`;
}

/** Returns the letters of a word that fit, where a value or a name is wider than the line; '' for too few. */
function cutWord(word: string, room: number, measure: Measure): string {
  let end = word.length;
  while (end > 0 && measure(`${word.slice(0, end)}…`) > room) end--;
  return end < LEAST ? '' : `${word.slice(0, end)}…`;
}

/** Returns the number of lines that words take. */
function linesOf(words: readonly string[], width: number, measure: Measure): number {
  const room = width - SPARE;
  const space = measure(' ');
  let [lines, end] = [1, 0];
  for (const word of words) {
    const length = measure(word);
    if (end > 0 && end + space + length > room) [lines, end] = [lines + 1, 0];
    end += (end > 0 ? space : 0) + length;
    if (end > room) return Infinity;
  }
  return lines;
}

let canvas: CanvasRenderingContext2D | null = null;

/** Returns how wide an element shows texts. */
export function measureIn(element: Element): Measure {
  canvas ??= document.createElement('canvas').getContext('2d');
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  if (canvas) canvas.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  const known = new Map<string, number>();
  return (text) => {
    const width = known.get(text) ?? canvas?.measureText(text).width ?? 0;
    known.set(text, width);
    return width;
  };
}
