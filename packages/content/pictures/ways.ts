import type { ElementContent } from 'hast';
import { waysOf, type Picture, type Way } from '@sdk-docs/reference/model/pictures';
import type { Reference } from '@sdk-docs/reference/model/reference';
import { h } from '../samples/panel/hast';
import { sizeOf, textLines, WIDEST } from './layout';
import { linkOf } from './words';

/** Left edge and width of the three columns, in percent: the drawing is as wide as its column of the page. */
const COLUMNS = { hold: [0, 22], wish: [25.5, 21], call: [50, 50] } as const;

const HEADS = { hold: 'you hold', wish: 'you want', call: 'method' } as const;

/** Height of the header row. */
const HEAD = 26;

/** Minimum height of a row, as a touch target. */
const ROW = 46;

/** Padding above the texts of a row and between rows. */
const PAD = 7;
const GAP = 6;

/** Offset of the last column's texts from its edge, in percent. */
const INDENT = 2;

interface Row extends Way {
  readonly top: number;
  readonly height: number;
  /** The handler's name in the first row of its box, empty in the others. */
  readonly name: string;
}

/**
 * Draws a picture of ways as inline SVG: one row per way, a box around neighbours that share a holding or a handler.
 * Links have the same targets as in the list below, which serves keyboards and screen readers.
 */
export function drawWays(reference: Reference, picture: Picture): ElementContent {
  const rows = placeRows(waysOf(picture));
  refuseWide(picture, rows);
  const height = (rows.at(-1)?.top ?? 0) + (rows.at(-1)?.height ?? 0);
  const centre = ({ top, height: own }: Row): number => top + own / 2;
  const to = (text: string, ...children: readonly ElementContent[]): ElementContent =>
    h('a', { href: linkOf(reference, text), tabIndex: '-1' }, ...children);
  const holdings = grouped(rows, 'hold');
  return h(
    'svg',
    { className: ['picture'], width: '100%', height: String(height), overflow: 'visible', ariaHidden: 'true' },
    h(
      'defs',
      {},
      h(
        'marker',
        { id: 'tip', markerWidth: '8', markerHeight: '8', refX: '7', refY: '4', markerUnits: 'userSpaceOnUse' },
        h('path', { d: 'M0 0l8 4-8 4z', fill: 'var(--sdk-accent)' }),
      ),
    ),
    h(
      'g',
      { fill: 'var(--sdk-sunken)', stroke: 'var(--sdk-line-strong)' },
      ...holdings.map((group) => box('hold', group)),
      ...rows.map((row) => box('wish', [row])),
      ...grouped(rows, 'handler').map((group) => box('call', group)),
    ),
    h(
      'g',
      { stroke: 'var(--sdk-accent)', strokeWidth: '1.5', markerEnd: 'url(#tip)' },
      ...rows.flatMap((row) => [line('hold', 'wish', centre(row)), line('wish', 'call', centre(row))]),
    ),
    h(
      'g',
      { fill: 'currentColor', fontSize: '14', textAnchor: 'middle' },
      ...text('hold', HEAD / 2, HEADS.hold),
      ...text('wish', HEAD / 2, HEADS.wish),
      ...holdings.map((group) => {
        const [first, last] = ends(group);
        const middle = (first.top + last.top + last.height) / 2;
        return to(first.hold.text, target('hold', group), ...text('hold', middle, first.hold.label));
      }),
      ...rows.map((row) => to(row.wish.text, target('wish', [row]), ...text('wish', centre(row), row.wish.label))),
    ),
    h(
      'g',
      { fill: 'currentColor', fontSize: '14' },
      ...text('call', HEAD / 2, HEADS.call),
      ...rows.map((row) => {
        const [name, method] = [sizeOf(row.name).height, sizeOf(row.call.label).height];
        return to(
          row.call.text,
          target('call', [row]),
          h('g', { fontWeight: '600' }, ...text('call', centre(row) - method / 2, row.name)),
          ...text('call', centre(row) + name / 2, row.call.label),
        );
      }),
    ),
  );
}

function placeRows(ways: readonly Way[]): readonly Row[] {
  let top = HEAD;
  return ways.map((way, index) => {
    const name = ways[index - 1]?.handler === way.handler ? '' : way.handler.label;
    const height = Math.max(ROW, sizeOf(name).height + sizeOf(way.call.label).height + 2 * PAD);
    const row = { ...way, top, height, name };
    top += height + GAP;
    return row;
  });
}

/** Neighbours that share a box. */
function grouped(rows: readonly Row[], end: 'hold' | 'handler'): readonly (readonly Row[])[] {
  return rows.flatMap((row, index) =>
    rows[index - 1]?.[end] === row[end] ? [] : [rows.slice(index).filter((each) => each[end] === row[end])],
  );
}

type Column = keyof typeof COLUMNS;

const ends = (group: readonly Row[]): readonly [Row, Row] => [group[0] as Row, group.at(-1) as Row];

function box(
  column: Column,
  group: readonly Row[],
  shape: Readonly<Record<string, string>> = { rx: '3' },
): ElementContent {
  const [x, width] = COLUMNS[column];
  const [first, last] = ends(group);
  const height = last.top + last.height - first.top;
  return h('rect', { x: `${x}%`, y: String(first.top), width: `${width}%`, height: String(height), ...shape });
}

/** Pointer target: the whole box, or its part in one row. */
const target = (column: Column, group: readonly Row[]): ElementContent =>
  box(column, group, { fill: 'none', pointerEvents: 'all' });

function line(from: Column, to: Column, y: number): ElementContent {
  const [x, width] = COLUMNS[from];
  return h('line', { x1: `${x + width}%`, x2: `${COLUMNS[to][0]}%`, y1: String(y), y2: String(y) });
}

/** Lines of text around a height, in the middle of a column; in the last column, from its start. */
function text(column: Column, y: number, label: string): ElementContent[] {
  const [x, width] = COLUMNS[column];
  return textLines(label, `${column === 'call' ? x + INDENT : x + width / 2}%`, y);
}

function refuseWide({ name, location }: Picture, rows: readonly Row[]): void {
  for (const { hold, wish, handler, call } of rows) {
    const labels = { hold: hold.label, wish: wish.label, call: `${handler.label}\n${call.label}` };
    for (const [column, [, width]] of Object.entries(COLUMNS) as [Column, readonly [number, number]][]) {
      const room = (WIDEST * (width - (column === 'call' ? INDENT : 0))) / 100;
      if (sizeOf(labels[column]).width > room)
        throw new Error(`${location.file}: ${name}: "${labels[column]}" is wider than ${Math.floor(room)} px`);
    }
  }
}
