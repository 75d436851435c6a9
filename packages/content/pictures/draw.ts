import type { ElementContent } from 'hast';
import type { Picture } from '@sdk-docs/reference/model/pictures';
import type { Reference } from '@sdk-docs/reference/model/reference';
import { h } from '../samples/panel/hast';
import { layOut, textLines, WIDEST, type Layout, type Point } from './layout';
import { drawWays } from './ways';

/** Margin for the strokes of the outermost boxes. */
const EDGE = 1;

/**
 * Draws a picture as inline SVG in the colours of the theme. Groups carry what their shapes share, and all arrows of a
 * kind are one path, because every page pays for each byte.
 */
export async function draw(reference: Reference, picture: Picture): Promise<ElementContent> {
  if (picture.kind === 'ways') return drawWays(reference, picture);
  const layout = await layOut(picture);
  const width = Math.ceil(layout.width + 2 * EDGE);
  const height = Math.ceil(layout.height + 2 * EDGE);
  if (width > WIDEST)
    throw new Error(`${picture.location.file}: ${picture.name} is ${width} px wide, a phone shows ${WIDEST}`);
  const lines = (others: boolean): string =>
    layout.arrows
      .filter((_, index) => (picture.arrows[index]?.others ?? false) === others)
      .map(({ curve, tip }) => path(curve, tip))
      .join('');
  const labels = [
    ...picture.nodes.flatMap(({ label }, index) => text(label, layout.boxes[index])),
    ...picture.arrows.flatMap(({ label }, index) => text(label, layout.arrows[index]?.label)),
  ];
  return h(
    'svg',
    {
      className: ['picture'],
      viewBox: `${-EDGE} ${-EDGE} ${width} ${height}`,
      width: String(width),
      role: 'img',
      ariaLabel: `${picture.title}. The list below says the same.`,
    },
    h('g', { fill: 'var(--sdk-sunken)', stroke: 'var(--sdk-line-strong)' }, ...boxes(layout)),
    h(
      'g',
      { fill: 'none', stroke: 'var(--sdk-accent)', strokeWidth: '1.5' },
      h('path', { d: lines(false) }),
      h('path', { d: lines(true), strokeDasharray: '4' }),
    ),
    h('path', { fill: 'var(--sdk-accent)', d: layout.arrows.map(head).join('') }),
    h('g', { fill: 'currentColor', fontSize: '14', textAnchor: 'middle' }, labels),
  );
}

const n = (value: number): string => String(Math.round(value));
const at = ({ x, y }: Point): string => `${n(x)} ${n(y)}`;

const boxes = ({ boxes: all }: Layout): ElementContent[] =>
  all.map(({ x, y, width, height }) =>
    h('rect', { x: n(x - width / 2), y: n(y - height / 2), width: n(width), height: n(height), rx: '3' }),
  );

const path = ([start, ...curve]: readonly Point[], tip: Point): string =>
  start === undefined ? '' : `M${at(start)}C${curve.map(at).join(' ')}L${at(tip)}`;

/** A triangle from the last point of the curve to the tip. */
function head({ curve, tip }: Layout['arrows'][number]): string {
  const base = curve.at(-1) ?? tip;
  const length = Math.hypot(tip.x - base.x, tip.y - base.y) || 1;
  const side = { x: ((tip.y - base.y) / length) * 4, y: ((base.x - tip.x) / length) * 4 };
  return `M${at(tip)}L${at({ x: base.x + side.x, y: base.y + side.y })} ${at({ x: base.x - side.x, y: base.y - side.y })}Z`;
}

const text = (label: string, at: Point | null | undefined): ElementContent[] =>
  at ? textLines(label, n(at.x), at.y) : [];
