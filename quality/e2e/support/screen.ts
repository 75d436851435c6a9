import { type Page } from '@playwright/test';

/** Measurements of one page at one width. Each list names the offenders; `screens` is the page's height. */
export interface Screen {
  readonly croppedTables: readonly string[];
  readonly croppedCode: readonly string[];
  readonly coveredCode: readonly string[];
  readonly tallRows: readonly string[];
  readonly emptyRows: readonly string[];
  readonly longLines: readonly string[];
  readonly brokenNames: readonly string[];
  readonly hiddenControls: readonly string[];
  readonly screens: number;
}

/** Measures the page in the current window. Runs in the page, so it can't use anything from outside. */
function measureScreen(): Screen {
  const main = document.querySelector('main') ?? document.body;
  const found = <E extends HTMLElement>(selector: string): E[] =>
    [...main.querySelectorAll<E>(selector)].filter((element) => element.checkVisibility({ visibilityProperty: true }));
  const name = (element: Element): string => `${element.localName} ${element.textContent?.trim().slice(0, 40) ?? ''}`;
  const isWide = (element: Element): boolean => element.scrollWidth > element.clientWidth + 1;

  /** Visible pieces of text in an element. */
  const texts = (element: Element): Text[] => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const all: Text[] = [];
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) all.push(text as Text);
    return all.filter(
      ({ parentElement, data }) => data.trim() !== '' && parentElement?.checkVisibility({ visibilityProperty: true }),
    );
  };
  const range = document.createRange();
  const boxes = (text: Text): DOMRect[] => {
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  };

  const croppedTables = found('table').flatMap((table) => {
    let box: HTMLElement | null = table;
    while (box !== null && box !== main) {
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(box).overflowX) && isWide(box)) return [name(table)];
      box = box.parentElement;
    }
    return table.getBoundingClientRect().right > document.documentElement.clientWidth + 1 ? [name(table)] : [];
  });

  const blocks = found('pre');
  const croppedCode = blocks.filter(isWide).map(name);
  const coveredCode = blocks.flatMap((block) => {
    const button = block.parentElement?.parentElement?.querySelector('[data-copy="code"]')?.getBoundingClientRect();
    if (button === undefined) return [];
    const covers = (box: DOMRect): boolean =>
      box.right > button.left + 1 &&
      box.left < button.right - 1 &&
      box.bottom > button.top + 1 &&
      box.top < button.bottom - 1;
    return texts(block).some((text) => boxes(text).some(covers)) ? [name(block)] : [];
  });

  // A row of a table, or a term and its description.
  const rows = [...found('tbody > tr'), ...found('dl > dt, dl > div > dt')].map((row) => {
    const parts = row.localName === 'dt' ? [row, row.nextElementSibling ?? row] : [row];
    const edges = parts.map((part) => part.getBoundingClientRect());
    const [top, bottom] = [Math.min(...edges.map((box) => box.top)), Math.max(...edges.map((box) => box.bottom))];
    const right = Math.max(...edges.map((box) => box.right));
    return { row, parts, height: bottom - top, right: Math.min(right, main.getBoundingClientRect().right) };
  });
  const tallRows = rows.flatMap(({ row, height }) => (height > 160 ? [`${Math.round(height)} px: ${name(row)}`] : []));
  const emptyRows = rows.flatMap(({ row, parts, height, right }) => {
    if (height <= 120) return [];
    // Lines of text must cover a third of the row's height, each with a fifth of its own height above and below.
    const lines = parts
      .flatMap(texts)
      .flatMap(boxes)
      .filter(({ left }) => left < right)
      .map((box) => ({ top: box.top - box.height / 5, bottom: box.bottom + box.height / 5 }))
      .sort((one, other) => one.top - other.top);
    let [covered, below] = [0, -Infinity];
    for (const { top, bottom } of lines) {
      covered += Math.max(0, bottom - Math.max(top, below));
      below = Math.max(below, bottom);
    }
    return covered / height < 1 / 3 ? [`${Math.round(height)} px: ${name(row)}`] : [];
  });

  const longLines = found('p, li, dd, td').flatMap((block) => {
    if (block.querySelector('p, ul, ol, dl, table, pre, details') !== null || block.closest('pre, svg') !== null)
      return [];
    const letters = new Map<number, number>();
    for (const text of texts(block)) {
      // The start of an address represents all of it.
      if (text.parentElement !== null && getComputedStyle(text.parentElement).textOverflow === 'ellipsis') continue;
      const lines = boxes(text).filter(({ width }) => width > 0);
      const width = lines.reduce((sum, box) => sum + box.width, 0);
      for (const box of lines) {
        const line = Math.round(box.bottom / 6);
        letters.set(line, (letters.get(line) ?? 0) + (text.data.trim().length * box.width) / Math.max(1, width));
      }
    }
    const longest = Math.max(0, ...letters.values());
    return longest > 90 ? [`${Math.round(longest)} letters: ${name(block)}`] : [];
  });

  const outside = [...document.querySelectorAll('.table-of-contents')].filter((element) => element.checkVisibility());
  const brokenNames = [main, ...outside].flatMap(texts).flatMap((text) => {
    // In a frame where code may break anywhere, wrapped lines are marked.
    if (text.parentElement?.closest('pre, svg, .hash-link') !== null) return [];
    if (boxes(text).length < 2) return [];
    return [...text.data.matchAll(/(?<![\w/-])(?!0x)[A-Za-z_]\w{3,}(?![\w/-])/g)].flatMap(({ index, 0: word }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : [];
    });
  });

  const hiddenControls = found('button, summary, input, select').flatMap((control) => {
    const { width, height } = control.getBoundingClientRect();
    const seen = width >= 1 && height >= 1 && Number(getComputedStyle(control).opacity) > 0;
    return seen ? [] : [name(control)];
  });

  return {
    croppedTables,
    croppedCode,
    coveredCode,
    tallRows,
    emptyRows,
    longLines,
    brokenNames,
    hiddenControls,
    screens: document.documentElement.scrollHeight / innerHeight,
  };
}

/** Widths of a phone, a tablet and four windows, in px. */
export const SCREEN_WIDTHS: readonly number[] = [390, 768, 1024, 1280, 1440, 1920];

type List = Exclude<keyof Screen, 'screens'>;

/** Faults that no page may have, and the smallest width at which this applies. */
const LIMITS: Readonly<Record<List, number>> = {
  croppedCode: 0,
  coveredCode: 0,
  longLines: 0,
  brokenNames: 0,
  hiddenControls: 0,
  croppedTables: 0,
  // On narrower windows prose wraps into more lines.
  tallRows: 1280,
  emptyRows: 1280,
};

/** Maximum number of windows that a page fills, and the width at which this applies. */
const SCREENS = { width: 1280, most: 30 };

/** Returns the exceeded limits at this width. */
function excess(screen: Screen, width: number): string[] {
  const lists = Object.entries(LIMITS) as [List, number][];
  return [
    ...lists.filter(([, from]) => width >= from).flatMap(([list]) => screen[list].map((what) => `${list}: ${what}`)),
    ...(width === SCREENS.width && screen.screens > SCREENS.most ? [`screens: ${Math.round(screen.screens)}`] : []),
  ];
}

/** Returns the exceeded limits of the page in its window. */
export async function screenProblems(page: Page): Promise<string[]> {
  return excess(await page.evaluate(measureScreen), page.viewportSize()?.width ?? 0);
}
