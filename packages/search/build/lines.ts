import { clip } from '@sdk-docs/reference/model/plain-text';
import { isProse, type Kind } from '../format/kinds';
import type { HtmlPage } from './html-page';
import type { SearchIndex, SearchRecord } from '../format/record';

/** Length of a text from which the best sentence is chosen. */
const LONGEST = 680;

/** Number of a step, which would end a sentence. */
const NUMBER = /^\d+\w?\. /;

/** Description of the kind, for kinds whose records may lack a text. */
const NAMES: Readonly<Partial<Record<Kind, string>>> = {
  'abi-function': 'Function',
  event: 'Event',
  member: 'Member',
  type: 'Type',
  constant: 'Constant',
  class: 'Class',
  contract: 'ABI',
  error: 'Error',
  revert: 'Revert text',
  token: 'Token',
};

/** Returns one text per record of an index whose texts are not shortened yet. */
export function linesOf({ pages, records }: SearchIndex, built: readonly HtmlPage[]): string[] {
  const sources = new Map(built.map((page) => [page.address, page]));
  return records.map((record) => {
    if (record.kind === 'address') return addressLine(record);
    const page = sources.get(pages[record.page]?.route ?? '');
    return clip(record.text || (isProse(record.kind) && page ? outline(page, record.anchor) : nameOf(record)), LONGEST);
  });
}

/** Returns one line per record without a text, whose hit would show only its name. */
export const blankLines = ({ pages, records }: SearchIndex, lines: readonly string[]): string[] =>
  records.flatMap(({ page, anchor, kind, name }, place) =>
    lines[place] ? [] : [`${pages[page]?.route}#${anchor}: nothing to say in a result (${kind} ${name})`],
  );

const addressLine = ({ name, owner, chain, text }: SearchRecord): string =>
  [`Address of ${name}${chain === '' ? '' : ` on ${chain}`}, from ${owner}.`, text].join(' ').trim();

const nameOf = ({ kind, owner, name }: SearchRecord): string =>
  owner === '' || owner === name ? '' : `${NAMES[kind] ?? 'Item'} of ${owner}.`;

/** Fallback for a page or section without text: its description, the headings or rows below it, or its code. */
function outline({ description, parts }: HtmlPage, anchor: string): string {
  const place = parts.findIndex((part) => part.anchor === anchor);
  const own = parts[place];
  if (anchor === '' || own === undefined) return description;
  const after = parts.slice(place + 1);
  const end = after.findIndex(({ level }) => level > 0 && level <= own.level);
  const below = end < 0 ? after : after.slice(0, end);
  const headings = below
    .filter(({ level }) => level === own.level + 1)
    .map(({ heading }) => heading.replace(NUMBER, ''));
  if (headings.length > 0) return `${headings.join('; ')}.`;
  return below[0]?.text || `Code: ${own.code || (below[0]?.code ?? '')}`;
}
