import type { ElementContent } from 'hast';
import { lineOf, type Picture, waysOf, type Way } from '@sdk-docs/reference/model/pictures';
import type { Reference } from '@sdk-docs/reference/model/reference';
import { h, link } from '../samples/panel/hast';
import { words } from './words';
import type { Approval, SdkMethod } from '@sdk-docs/reference/model/sdk';

/**
 * Describes a picture as a list: each box, and below it its outgoing arrows. The list has all that the picture shows.
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
  const leaving = arrows.map(({ from, to, label, text, certainty }) => {
    const said = label === '' ? [] : [lineOf(label), ' '];
    const known = certainty === undefined ? [] : ` (${certainty})`;
    return { from, item: h('li', {}, said, '→ ', labelOf(to), ': ', words(reference, text), known) };
  });
  const boxes = nodes.map(({ id, label, text }) => {
    const items = leaving.filter(({ from }) => from === id).map(({ item }) => item);
    const list = items.length === 0 ? [] : h('ul', {}, items);
    return h('li', {}, h('strong', {}, lineOf(label)), ': ', words(reference, text), list);
  });
  return [h('ul', {}, boxes)];
}

/** How the statements are known, with their sources. */
function origin(reference: Reference, ids: readonly string[], certainty: string): (ElementContent | string)[] {
  const sources = ids.flatMap((id) => reference.surface.access.sources.filter((source) => source.id === id));
  const links = sources.map(({ text, url }) => (url === null ? text : link(url, text)));
  const known = `${certainty.replace(/^./, (letter) => letter.toUpperCase())}, unless marked otherwise`;
  return [`${known}: `, ...links.flatMap((each, index) => (index === 0 ? [each] : ['; ', each])), '.'];
}

/** Lists ways, one entry each, with the approval that the method needs first according to the reference. */
function waysList(reference: Reference, picture: Picture): ElementContent[] {
  return [
    h('p', {}, 'What you hold → what you want: the method, and what it needs first.'),
    h('ul', { className: ['ways'] }, ...waysOf(picture).map((way) => entry(reference, way))),
  ];
}

function entry(reference: Reference, { hold, wish, call, handler }: Way): ElementContent {
  const owner = reference.handlers.find(({ class: { name } }) => handler.text.includes(name));
  const method = owner?.class.methods.find(({ name }) => call.text.endsWith(`.${name}}`));
  const needs = method?.approvals.map((approval) => needed(approval, signsAlways(method))) ?? [];
  return h(
    'li',
    {},
    words(reference, hold.text),
    ' → ',
    words(reference, wish.text),
    ': ',
    words(reference, call.text),
    needs.map((each) => [', ', ...words(reference, each)]),
  );
}

/** Whether a method always asks for a signature, whatever is approved: its prompts name no other way. */
const signsAlways = ({ prompts }: SdkMethod): boolean => /^1 signature[^;]*$/.test(prompts ?? '');

/** An approval as words. Tokens that are chosen at run time are words in quotes. */
function needed({ needs, token, spender }: Approval, signs: boolean): string {
  const allowed = `${(token ?? '').replaceAll('"', '')} to {@link ${spender ?? ''}}`;
  switch (needs) {
    case 'value':
      return 'paid with the ETH of the transaction';
    case 'approve':
      return `after an approval of ${allowed}`;
    case 'permit':
      return `with a permit of ${allowed}`;
    case 'permit-or-approve':
      return signs
        ? `with a permit of ${allowed}, which it always signs`
        : `with a permit or after an approval of ${allowed}`;
    case 'none':
      return 'without an approval';
  }
}
