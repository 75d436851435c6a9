import type { ElementContent } from 'hast';
import { lineOf, type Picture } from '@sdk-docs/reference/model/pictures';
import type { Reference } from '@sdk-docs/reference/model/reference';
import { h, link } from '../samples/panel/hast';
import { waysList } from './ways-list';
import { words } from './words';

/**
 * Writes a picture out: each box with what it is, below it the arrows that leave it. The picture shows no more than
 * this.
 */
export function pictureList(reference: Reference, picture: Picture): ElementContent[] {
  const { sources, certainty } = picture;
  return [
    ...(picture.kind === 'ways' ? waysList(reference, picture) : boxList(reference, picture)),
    h('p', { className: ['sample-note'] }, ...origin(reference, sources, certainty)),
  ];
}

function boxList(reference: Reference, { nodes, arrows }: Picture): ElementContent[] {
  const labelOf = (id: string): string => lineOf(nodes.find((node) => node.id === id)?.label ?? id);
  return [
    h(
      'ul',
      {},
      ...nodes.map(({ id, label, text }) => {
        const leaving = arrows.filter(({ from }) => from === id);
        return h(
          'li',
          {},
          h('strong', {}, lineOf(label)),
          ': ',
          ...words(reference, text),
          ...(leaving.length === 0
            ? []
            : [
                h(
                  'ul',
                  {},
                  ...leaving.map((arrow) =>
                    h(
                      'li',
                      {},
                      ...(arrow.label === '' ? [] : [lineOf(arrow.label), ' ']),
                      '→ ',
                      labelOf(arrow.to),
                      ': ',
                      ...words(reference, arrow.text),
                      ...(arrow.certainty === undefined ? [] : [` (${arrow.certainty})`]),
                    ),
                  ),
                ),
              ]),
        );
      }),
    ),
  ];
}

/** How the statements are known, with their sources. */
function origin(reference: Reference, ids: readonly string[], certainty: string): (ElementContent | string)[] {
  const sources = ids.flatMap((id) => reference.surface.access.sources.filter((source) => source.id === id));
  const links = sources.map(({ text, url }) => (url === null ? text : link(url, text)));
  const known = `${certainty.replace(/^./, (letter) => letter.toUpperCase())}, unless marked otherwise`;
  return [`${known}: `, ...links.flatMap((each, index) => (index === 0 ? [each] : ['; ', each])), '.'];
}
