/** Columns of a file: a list of short strings as one string, which compresses far better than a list of objects. */

const LINE = '\n';

/** Joins cells; a line break inside a cell becomes a space. */
export const packLines = (cells: readonly string[]): string =>
  cells.map((cell) => cell.replace(/\s+/g, ' ').trim()).join(LINE);

/** Returns the cells of a column of `count` rows. Throws for a truncated file or another format. */
export function unpackLines(text: string, count: number): string[] {
  const cells = count === 0 ? [] : text.split(LINE);
  if (cells.length !== count) throw new Error(`a column has ${cells.length} rows, expected ${count}`);
  return cells;
}

/** A column with few distinct values: a table of values, and an index into it for each row. */
export interface TableColumn {
  readonly table: string;
  /** Comma-separated numbers in base 36, '' for 0. */
  readonly rows: string;
}

export function packTable(cells: readonly string[]): TableColumn {
  const places = new Map<string, number>([['', 0]]);
  const rows = cells.map((cell) => {
    const place = places.get(cell) ?? places.size;
    places.set(cell, place);
    return place === 0 ? '' : place.toString(36);
  });
  return { table: packLines([...places.keys()]), rows: rows.join(',') };
}

export function unpackTable({ table, rows }: TableColumn, count: number): string[] {
  const values = table.split(LINE);
  const places = count === 0 ? [] : rows.split(',');
  if (places.length !== count) throw new Error(`a column has ${places.length} rows, expected ${count}`);
  return places.map((place) => values[place === '' ? 0 : Number.parseInt(place, 36)] ?? '');
}
