import { instance, type Graph } from '@viz-js/viz';
import type { ElementContent } from 'hast';
import type { Picture } from '@sdk-docs/reference/model/pictures';
import { h } from '../samples/panel/hast';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where everything is, in CSS pixels from the top left corner. Points are centres. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly (Point & { readonly width: number; readonly height: number })[];
  /** In the order of the picture's arrows: a start, then control points of cubic curves in threes. */
  readonly arrows: readonly { readonly curve: readonly Point[]; readonly tip: Point; readonly label: Point | null }[];
}

/** Width in px between the margins of a 390 px phone. */
export const WIDEST = 356;

/**
 * Line height, and estimates for the widest capital and the widest other character; text is 14 px high in every
 * system font.
 */
const LINE = 18;
const CAPITAL = 9.6;
const CHARACTER = 7.5;
const INCH = 72;

/** Loaded once per process. */
let graphviz: ReturnType<typeof instance> | null = null;

/** Returns the maximum width of a text with line breaks, and its height, in CSS pixels. */
export function sizeOf(text: string): { readonly width: number; readonly height: number } {
  if (text === '') return { width: 0, height: 0 };
  const lines = text.split('\n');
  const widths = lines.map((line) => {
    const capitals = line.replace(/[^A-Zmw]/g, '').length;
    return capitals * CAPITAL + (line.length - capitals) * CHARACTER;
  });
  return { width: Math.ceil(Math.max(...widths)), height: lines.length * LINE };
}

/** Lines of text around a height, each at the same `x`. */
export function textLines(text: string, x: string, y: number): ElementContent[] {
  const lines = text === '' ? [] : text.split('\n');
  return lines.map((line, index) =>
    h('text', { x, y: String(Math.round(y + (index - (lines.length - 1) / 2) * LINE + 5)) }, line),
  );
}

/** Lets Graphviz place boxes, arrows and their labels from top to bottom, so that a phone shows them in full size. */
export async function layOut({ nodes, arrows }: Picture): Promise<Layout> {
  const graph: Graph = {
    directed: true,
    graphAttributes: { rankdir: 'TB', nodesep: 0.2, ranksep: 0.3, margin: 0, pad: 0 },
    nodes: nodes.map(({ id, label }) => {
      const { width, height } = sizeOf(label);
      const attributes = { shape: 'box', fixedsize: true, label: '' };
      return { name: id, attributes: { ...attributes, width: (width + 12) / INCH, height: (height + 12) / INCH } };
    }),
    edges: arrows.map(({ from, to, label }, index) => {
      const { width, height } = sizeOf(label);
      // Sized by us: Graphviz knows no fonts here.
      const html = `<TABLE BORDER="0" FIXEDSIZE="TRUE" WIDTH="${width + 14}" HEIGHT="${height}"><TR><TD></TD></TR></TABLE>`;
      return {
        tail: from,
        head: to,
        attributes: { id: String(index), ...(label === '' ? null : { label: { html } }) },
      };
    }),
  };
  graphviz ??= instance();
  const placed = (await graphviz).renderJSON(graph) as Placed;
  const [, , width = 0, height = 0] = placed.bb.split(',').map(Number);
  const point = (text: string): Point => {
    const [x = 0, y = 0] = text.split(',').map(Number);
    return { x, y: height - y };
  };
  const edges = new Map((placed.edges ?? []).map((edge) => [edge.id, edge]));
  const objects = new Map((placed.objects ?? []).map((object) => [object.name, object]));
  return {
    width,
    height,
    boxes: nodes.map(({ id }) => {
      const { pos = '0,0', width: w = '0', height: h = '0' } = objects.get(id) ?? {};
      return { ...point(pos), width: Number(w) * INCH, height: Number(h) * INCH };
    }),
    arrows: arrows.map((_, index) => {
      const { pos = '', lp } = edges.get(String(index)) ?? {};
      const [tip = '', ...curve] = pos.split(' ');
      return { curve: curve.map(point), tip: point(tip.slice(2)), label: lp === undefined ? null : point(lp) };
    }),
  };
}

/** The parts of Graphviz's JSON that are read: points are `x,y` from the bottom left, sizes are inches. */
interface Placed {
  readonly bb: string;
  readonly objects?: readonly {
    readonly name: string;
    readonly pos: string;
    readonly width: string;
    readonly height: string;
  }[];
  /** `pos` is `e,x,y` for the tip, then the curve. */
  readonly edges?: readonly { readonly id: string; readonly pos: string; readonly lp?: string }[];
}
