import { inline, open } from './mdx';

/** A row of a table: its first cell is its header. An empty or missing cell has nothing to say. */
export interface TableRow {
  readonly id?: string;
  readonly cells: readonly string[];
}

interface TableOptions {
  /** More columns than fit: the table scrolls in its frame, under its head and beside its first column. */
  readonly wide?: boolean;
}

/**
 * Writes `<Table>`: a table with a filter, columns to sort by, and copies. `label` says what the filter looks for; null
 * for a short table without controls. A table without rows is empty.
 */
export function table(
  label: string | null,
  columns: readonly string[],
  rows: readonly TableRow[],
  { wide = false }: TableOptions = {},
): string {
  if (rows.length === 0) return '';
  const lines = rows.map((row) => tableRow(columns, row));
  return [open('Table', { label, columns, wide }), ...lines, '</Table>'].join('\n');
}

/** A part of a table with a title of its own, which is a link target. */
export interface TableGroup {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly TableRow[];
}

/** Writes a wide `<Table>` with its rows in groups. */
export function groupedTable(label: string, columns: readonly string[], groups: readonly TableGroup[]): string {
  const parts = groups.map(({ id, title, rows }) =>
    [
      open('Group', { id, title, columns: columns.length }),
      ...rows.map((row) => tableRow(columns, row)),
      '</Group>',
    ].join('\n'),
  );
  return [open('Table', { label, columns, grouped: true, wide: true }), ...parts, '</Table>'].join('\n');
}

function tableRow(columns: readonly string[], { id, cells }: TableRow): string {
  const written = columns.map((column, index) => {
    const text = cells[index] ?? '';
    if (index === 0) return `<th scope="row">${inline(text)}</th>`;
    return text === '' ? '<td></td>' : `${open('td', { 'data-label': column })}${inline(text)}</td>`;
  });
  return id === undefined ? `<tr>${written.join('')}</tr>` : `${open('Tr', { id })}${written.join('')}</Tr>`;
}

/** Writes several statements into one cell, each on its own line. */
export const cell = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('<br />');

/** Writes an address so that it fits into a cell; the whole of it shows when it has the pointer or the focus. */
export const shortAddress = (address: string): string => open('Short', { value: address }, ' />');
