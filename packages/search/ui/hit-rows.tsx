import type { ReactNode } from 'react';
import { isProse } from '../format/kinds';
import type { SearchHit } from '../worker/protocol';
import { addressOf } from './hold-touched';

/** One row of a list of hits. */
export interface Row {
  readonly hit: SearchHit;
  readonly key: string;
  /** Whether it is below another row: a section of the same page, or a place of the same name. */
  readonly isFurther: boolean;
  /** Whether it is one of the places of the name above it. */
  readonly isPlace: boolean;
  /** What the rows of a group share, for screen readers; '' for a single row. */
  readonly group: string;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Returns the rows of a list: sections follow another hit of their page as one group, and so do the places of each name
 * whose key is `open`.
 */
export function rowsOf(hits: readonly SearchHit[], open = NONE): Row[] {
  const isBelow = (hit: SearchHit, other: SearchHit | undefined): boolean =>
    other !== undefined && other.route === hit.route && isProse(other.kind) && isProse(hit.kind);
  return hits.flatMap((hit, place) => {
    const isFurther = isBelow(hit, hits[place - 1]);
    const inGroup = isFurther || isBelow(hit, hits[place + 1]);
    const key = rowKey(hit);
    const row: Row = { hit, key, isFurther, isPlace: false, group: inGroup ? hit.pageTitle : '' };
    if (!open.has(key)) return [row];
    const places = placesIn(hit);
    return [
      { ...row, group: hit.name },
      ...places.map((one) => ({ hit: one, key: addressOf(one), isFurther: true, isPlace: true, group: hit.name })),
    ];
  });
}

/** Returns the places that a hit unfolds to, each as a row: for a shared name its own place is one of them. */
export const placesIn = (hit: SearchHit): readonly SearchHit[] =>
  hit.isShared ? [{ ...hit, isShared: false, namesakes: [] }, ...hit.namesakes] : hit.namesakes;

/** A shared name has a key different from that of its first place. */
const rowKey = (hit: SearchHit): string => (hit.isShared ? `name ${addressOf(hit)}` : addressOf(hit));

interface Props {
  readonly rows: readonly Row[];
  readonly children: (row: Row, index: number) => ReactNode;
}

/** Shows rows, those of a group in an element that a screen reader announces with its name. */
export function HitRows({ rows, children }: Props): ReactNode {
  const groups: { readonly start: number; readonly rows: Row[] }[] = [];
  rows.forEach((row, start) => {
    const last = groups.at(-1);
    if (row.isFurther && last) last.rows.push(row);
    else groups.push({ start, rows: [row] });
  });
  return groups.map(({ start, rows: list }) => {
    const items = list.map((row, place) => children(row, start + place));
    return list.length === 1 ? (
      items
    ) : (
      <div key={list[0]?.key} role="group" aria-label={list[0]?.group}>
        {items}
      </div>
    );
  });
}
