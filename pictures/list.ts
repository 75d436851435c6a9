import type { ElementContent } from 'hast';
import type { Picture } from '../model/pictures';
import type { Reference } from '../model/reference';
import { code, h, link } from '../samples/panel/hast';

/** A link to the reference, a link to a page, or code. */
const MARKS = /\{@link\s+([^}|]+?)\s*(?:\|\s*([^}]+?)\s*)?\}|\[([^\]]+)\]\((\/[^)]*)\)|`([^`]+)`/g;

/**
 * Writes a picture out: each box with what it is, below it the arrows that leave it. The picture shows no more than
 * this.
 */
export function pictureList(reference: Reference, { nodes, arrows, sources, certainty }: Picture): ElementContent[] {
  const labelOf = (id: string): string => flat(nodes.find((node) => node.id === id)?.label ?? id);
  return [
    h(
      'ul',
      {},
      ...nodes.map(({ id, label, text }) => {
        const leaving = arrows.filter(({ from }) => from === id);
        return h(
          'li',
          {},
          h('strong', {}, flat(label)),
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
                      ...(arrow.label === '' ? [] : [flat(arrow.label), ' ']),
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
    h('p', { className: ['sample-note'] }, ...origin(reference, sources, certainty)),
  ];
}

/** A label in one line. A break before a capital stands inside of a name. */
const flat = (label: string): string => label.replace(/([a-z0-9])\n(?=[A-Z])/g, '$1').replace(/\n/g, ' ');

/** The name that code writes: a method of a handler follows the property of the client. */
function nameOf({ handlers }: Reference, target: string): string {
  const [owner = '', method] = target.split('.');
  const handler = handlers.find((candidate) => candidate.class.name === owner);
  return handler === undefined || method === undefined ? target : `${handler.facts.clientProperty}.${method}`;
}

function words(reference: Reference, text: string): (ElementContent | string)[] {
  const found: (ElementContent | string)[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    const [all, target, label, title, route, written] = match;
    found.push(text.slice(end, match.index));
    end = match.index + all.length;
    // The rule dangling-link has already stopped the run for a missing target.
    if (target !== undefined) found.push(link(reference.link(target) ?? '', label ?? code(nameOf(reference, target))));
    else if (route !== undefined) found.push(link(route, title ?? ''));
    else found.push(code(written ?? ''));
  }
  return [...found, text.slice(end)];
}

/** How the statements are known, with their sources. */
function origin(reference: Reference, ids: readonly string[], certainty: string): (ElementContent | string)[] {
  const sources = ids.flatMap((id) => reference.surface.access.sources.filter((source) => source.id === id));
  const links = sources.map(({ text, url }) => (url === null ? text : link(url, text)));
  const known = `${certainty.replace(/^./, (letter) => letter.toUpperCase())}, unless marked otherwise`;
  return [`${known}: `, ...links.flatMap((each, index) => (index === 0 ? [each] : ['; ', each])), '.'];
}
