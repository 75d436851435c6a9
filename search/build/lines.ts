import { clip } from '../../model/plain-text';
import { isProse, type Kind } from '../format/kinds';
import type { SearchIndex, SearchRecord } from '../format/record';

/** Length of a text from which the best sentence is chosen. */
const LONGEST = 700;

/** What a record is, for kinds whose records may lack a text. */
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

/** Returns one text per record of an index whose texts are not cut yet. */
export const linesOf = ({ records }: SearchIndex): string[] =>
  records.map((record) =>
    record.kind === 'address' ? addressLine(record) : clip(record.text || fallback(record), LONGEST),
  );

const addressLine = ({ name, owner, chain, text }: SearchRecord): string =>
  [`Address of ${name}${chain === '' ? '' : ` on ${chain}`}, from ${owner}.`, text].join(' ').trim();

/** Pages and sections without a text have code or a table only. */
const fallback = ({ kind, owner, name }: SearchRecord): string =>
  isProse(kind) || owner === '' || owner === name ? '' : `${NAMES[kind] ?? 'Item'} of ${owner}.`;
