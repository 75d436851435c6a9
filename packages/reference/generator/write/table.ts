import { folded, type Prose } from './fold';
import { inline, open, whole } from './mdx';

/** A row of a table: its first cell is its header. An empty or missing cell has nothing to say. */
export interface TableRow {
  readonly id?: string;
  readonly cells: readonly string[];
}

/** A part of a table with a title of its own, which is a link target. */
export interface TableGroup {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly TableRow[];
}

interface TableOptions {
  /**
   * Each row is a record: its name and this many short facts (at most three) in a line, and below them over the whole
   * width what the other columns say, the end of it folded where it is long. Without it all columns stand side by side.
   */
  readonly facts?: number;
  /** In records: the facts stand below the name, because they are long. */
  readonly stacked?: boolean;
  /** Words on the fold in which a long table stands; null for none. */
  readonly fold?: string | null;
}

/**
 * Writes `<Table>`: a table with a filter, columns to sort by, and copies. `label` says what the filter looks for; null
 * for a short table without controls. A table without rows is empty.
 */
export function table(
  label: string | null,
  columns: readonly string[],
  rows: readonly TableRow[],
  { facts, stacked, fold = null }: TableOptions = {},
): string {
  if (rows.length === 0) return '';
  const lines = rows.map((row) => tableRow(columns, facts, row));
  const text = [open('Table', { label, columns, facts, stacked }), ...lines, '</Table>'].join('\n');
  return fold === null ? text : whole(fold, text);
}

/** Writes a `<Table>` of records with its rows in groups. */
export function groupedTable(
  label: string,
  columns: readonly string[],
  facts: number,
  groups: readonly TableGroup[],
): string {
  const parts = groups.map(({ id, title, rows }) =>
    [
      open('Group', { id, title, columns: columns.length }),
      ...rows.map((row) => tableRow(columns, facts, row)),
      '</Group>',
    ].join('\n'),
  );
  return [open('Table', { label, columns, facts, grouped: true }), ...parts, '</Table>'].join('\n');
}

function tableRow(columns: readonly string[], facts: number | undefined, { id, cells }: TableRow): string {
  const first = facts === undefined ? columns.length : facts + 1;
  const prose: Prose[] = columns.slice(first).map((label, index) => ({ label, text: cells[first + index] ?? '' }));
  const texts = [...columns.slice(0, first).map((_, index) => cells[index] ?? ''), ...folded(prose)];
  const written = columns.map((column, index) => {
    const text = texts[index] ?? '';
    if (index === 0) return `<th scope="row">${inline(text)}</th>`;
    // What is folded as a whole has its label on the fold.
    const label = text === '' || (index >= first && text.startsWith('<More')) ? undefined : column;
    return `${open('td', { 'data-label': label })}${inline(text)}</td>`;
  });
  return id === undefined ? `<tr>${written.join('')}</tr>` : `${open('Tr', { id })}${written.join('')}</Tr>`;
}

/** Writes several statements into one cell, each on its own line. */
export const cell = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('<br />');

/** Writes an address so that it fits into a cell; the whole of it shows when it has the pointer or the focus. */
export const shortAddress = (address: string): string => open('Short', { value: address }, ' />');
