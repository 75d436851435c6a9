import type { ReactNode } from 'react';
import { isProse } from '../format/kinds';
import type { SearchHit } from '../worker/protocol';

/** Hits in a row that belong to one page. */
export interface HitGroup {
  /** Index of the first in the list. */
  readonly start: number;
  readonly first: SearchHit;
  readonly further: readonly SearchHit[];
}

/** Splits a list into groups: pages and sections of the same page, one after the other; everything else stands alone. */
export function groupsOf(hits: readonly SearchHit[]): HitGroup[] {
  const groups: { start: number; first: SearchHit; further: SearchHit[] }[] = [];
  hits.forEach((hit, start) => {
    const last = groups.at(-1);
    if (last?.first.route === hit.route && isProse(last.first.kind) && isProse(hit.kind)) last.further.push(hit);
    else groups.push({ start, first: hit, further: [] });
  });
  return groups;
}

interface Props {
  readonly group: HitGroup;
  /** Shows a hit; `isFurther`: below another of its page. */
  readonly children: (hit: SearchHit, index: number, isFurther: boolean) => ReactNode;
}

/** Shows the hits of a page, which a screen reader announces with its title. */
export function HitGroupItems({ group: { start, first, further }, children }: Props): ReactNode {
  const items = [first, ...further].map((hit, place) => children(hit, start + place, place > 0));
  return further.length === 0 ? (
    items
  ) : (
    <div role="group" aria-label={first.pageTitle}>
      {items}
    </div>
  );
}
