import { copyText, showOutcome } from './copy-outcome';
import { csvOf, sortRows, textOf } from './table-rows';

const TABLE = '[data-table]';

/** The elements of each row: a row of a table, or a name with its description in a list. */
const rowsOf = (table: Element): HTMLElement[][] =>
  [...table.querySelectorAll<HTMLElement>('tbody > tr:not(:has([scope="rowgroup"])), dl > div, dl > dt')].map((row) => {
    const beside = row.nextElementSibling;
    return row.localName === 'dt' && beside instanceof HTMLElement ? [row, beside] : [row];
  });

/** Revert data or a program's message, not words that a person types. */
const PASTED = /0x[\da-f]{9}|[({:]/i;

/** Shows the rows that contain all words of the query, and their number. */
function filter(table: Element, query: string): void {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  show(table, query, (row) => {
    const group = row[0]?.closest('tbody')?.id ?? '';
    const text = `${row.map(({ textContent }) => textContent).join(' ')} ${group}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  if (PASTED.test(query) && location.pathname.includes('/reverts'))
    // An extra: without its chunk the rows that contain the words stay.
    showPasted(table, query).catch(() => undefined);
}

/** Shows the rows of the errors in a pasted text, if it has any. */
async function showPasted(table: Element, query: string): Promise<void> {
  const { revertAnchors } = await import(
    /* webpackChunkName: "t-rows" */ '@sdk-docs/tools/pages/errors/revert-anchors'
  );
  const anchors = await revertAnchors(query);
  const { value } = table.querySelector('input') ?? {};
  // The reader may have typed more.
  if (value !== query || anchors.length === 0) return;
  const found = anchors.map((id) => document.getElementById(id));
  show(table, query, (row) => row.some((element) => found.some((target) => element.contains(target))));
}

/** With this many rows or fewer, all of each row shows. */
const FEW = 3;

function show(table: Element, query: string, keeps: (row: readonly HTMLElement[]) => boolean): void {
  const rows = rowsOf(table);
  let count = 0;
  for (const row of rows) {
    const shown = keeps(row);
    if (shown) count++;
    for (const element of row) element.hidden = !shown;
  }
  foldRows(table, query.trim() !== '' && count <= FEW);
  for (const group of table.querySelectorAll<HTMLElement>('tbody[id]')) {
    group.hidden = group.querySelector('tr:not([hidden], :has([scope="rowgroup"]))') === null;
  }
  const status = table.querySelector('[role="status"]');
  if (status) status.textContent = query.trim() === '' ? '' : count === 0 ? 'No match' : `${count} of ${rows.length}`;
}

/** Folds that a filter opened, and in which the reader has pressed nothing since. */
const opened = new WeakSet<Element>();

/** Opens the folds of the visible rows, or closes the folds that it opened. */
function foldRows(table: Element, isAnswer: boolean): void {
  for (const fold of table.querySelectorAll<HTMLDetailsElement>('tr details')) {
    const opens = isAnswer && fold.closest('tr')?.hidden === false;
    if (opens && !fold.open) opened.add(fold);
    if (opens || opened.has(fold)) fold.open = opens;
    if (!opens) opened.delete(fold);
  }
}

const copy = (button: HTMLButtonElement, text: string): void => void showOutcome(button, copyText(text), 'text');

let copyCell = document.createElement('button');
/** Separates the button from the text of its cell. */
let gap: Text | null = null;

/** Moves the copy button into the cell under the pointer or with the focus. */
export function offerCopy({ type, target }: Event): void {
  const cell = target instanceof Element ? target.closest(`${TABLE} td`) : null;
  // An address with its own button needs no second one.
  if (cell === null || cell.querySelector('button') !== null || cell.textContent === '') return;
  // Whoever has reached it by keyboard keeps it when the pointer moves.
  if (type === 'pointerover' && copyCell.matches(':focus-visible')) return;
  copyCell.remove();
  gap?.remove();
  // A new one: the outcome of a copy belongs to the former cell.
  copyCell = document.createElement('button');
  copyCell.type = 'button';
  copyCell.textContent = 'copy';
  copyCell.ariaLabel = 'Copy this cell';
  gap = new Text(' ');
  const [only] = cell.children;
  // A shortened address expands under the pointer and would cover a button after it.
  if (only?.localName === 'code' && only.textContent === cell.textContent?.trim()) cell.prepend(copyCell, gap);
  else cell.append(gap, copyCell);
}

function onClick({ target }: Event): void {
  // Folds that the reader opens, closes or uses keep their state.
  const fold = target instanceof Element ? target.closest('details') : null;
  if (fold !== null) opened.delete(fold);
  const button = target instanceof Element ? target.closest('button') : null;
  const table = button?.closest(TABLE);
  if (!button || !table) return;
  const head = button.closest('th');
  if (button === copyCell) copy(button, textOf(button.parentElement ?? button, copyCell));
  else if (head === null && button.closest('td') === null) copy(button, csvOf(table, copyCell));
  else if (head !== null) sortRows(head);
}

/** Makes column headings sortable, and filters by text typed before the tools had loaded. */
export function prepare(table: HTMLElement): void {
  if (table.dataset.ready !== undefined) return;
  table.dataset.ready = '';
  // The columns of prose in records have no heading.
  for (const head of [...table.querySelectorAll('thead th')].filter((cell) => cell.checkVisibility())) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = head.textContent;
    head.replaceChildren(button);
  }
  const { value = '' } = table.querySelector('input') ?? {};
  if (value !== '') filter(table, value);
}

document.addEventListener('input', ({ target }) => {
  const table = target instanceof Element ? target.closest(TABLE) : null;
  const field = table?.querySelector('input');
  // A cell may contain input fields.
  if (table && field && field === target) filter(table, field.value);
});
document.addEventListener('pointerover', offerCopy);
document.addEventListener('focusin', offerCopy);
document.addEventListener('click', onClick);
