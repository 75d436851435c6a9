import type { ElementContent } from 'hast';
import { waysOf, type Picture, type Way } from '@sdk-docs/reference/model/pictures';
import type { Reference } from '@sdk-docs/reference/model/reference';
import type { Approval, SdkMethod } from '@sdk-docs/reference/model/sdk';
import { h } from '../samples/panel/hast';
import { words } from './words';

/** Writes ways out: an entry each, with what the method needs first, as the reference knows it. */
export function waysList(reference: Reference, picture: Picture): ElementContent[] {
  return [
    h('p', {}, 'What you hold → what you want: the method, and what it needs first.'),
    h('ul', { className: ['ways'] }, ...waysOf(picture).map((way) => entry(reference, way))),
  ];
}

function entry(reference: Reference, { hold, wish, call, handler }: Way): ElementContent {
  const owner = reference.handlers.find(({ class: { name } }) => handler.text.includes(name));
  const method = owner?.class.methods.find(({ name }) => call.text.endsWith(`.${name}}`));
  const needs = method?.approvals.flatMap((approval) => needed(approval, signsAlways(method))) ?? [];
  return h(
    'li',
    {},
    ...words(reference, hold.text),
    ' → ',
    ...words(reference, wish.text),
    ': ',
    ...words(reference, call.text),
    ...needs.flatMap((each) => [', ', ...words(reference, each)]),
  );
}

/** Tells whether a method asks for a signature whatever is approved: its prompts name no other way. */
const signsAlways = ({ prompts }: SdkMethod): boolean => /^1 signature[^;]*$/.test(prompts ?? '');

/** An approval as words. Tokens that are chosen at run time are words in quotes. */
function needed({ needs, token, spender }: Approval, signs: boolean): string[] {
  const allowed = `${(token ?? '').replaceAll('"', '')} to {@link ${spender ?? ''}}`;
  switch (needs) {
    case 'value':
      return ['paid with the ETH of the transaction'];
    case 'approve':
      return [`after an approval of ${allowed}`];
    case 'permit':
      return [`with a permit of ${allowed}`];
    case 'permit-or-approve':
      return [
        signs
          ? `with a permit of ${allowed}, which it always signs`
          : `with a permit or after an approval of ${allowed}`,
      ];
    case 'none':
      return ['without an approval'];
  }
}
