import { folded, type Prose } from './fold';
import { inline, open, whole } from './mdx';

/** A row of a table: its first cell is its header. Cells may be empty or missing. */
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
   * Each row is a record: its name and this many short facts (at most three) on a line, and below them, over the whole
   * width, the other columns, folded where they are long. Without it all columns are next to each other.
   */
  readonly facts?: number;
  /** In records: the facts are below the name, because they are long. */
  readonly stacked?: boolean;
  /** Label of the fold around a long table; null for none. */
  readonly fold?: string | null;
}

/**
 * Writes `<Table>`: a table with a filter, sortable columns, and copies. `label` names what the filter searches; null
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
    // A column that is folded whole has its label on the fold, and a text can have its own.
    const own = (index >= first && text.startsWith('<More')) || text.includes(`**${column}:**`);
    const label = text === '' || own ? undefined : column;
    return `${open('td', { 'data-label': label })}${inline(text)}</td>`;
  });
  return id === undefined ? `<tr>${written.join('')}</tr>` : `${open('Tr', { id })}${written.join('')}</Tr>`;
}

/** Writes several statements into one cell, each on its own line. */
export const cell = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('<br />');

/** Writes an address shortened for a cell; hover and focus show all of it. */
export const shortAddress = (address: string): string => open('Short', { value: address }, ' />');
