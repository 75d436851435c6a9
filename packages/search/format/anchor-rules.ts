import {
  entryAnchor,
  enumMemberAnchor,
  errorAnchor,
  eventAnchor,
  exportAnchor,
  typeAnchor,
} from '@sdk-docs/reference/model/anchors';
import type { SearchRecord } from './record';

type Named = Pick<SearchRecord, 'name' | 'owner' | 'chain'>;

/** Slug of a heading, as Markdown creates it in common cases. */
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/**
 * Most anchors follow from the name, so the file stores the letter of a rule instead of the anchor. The rules are those
 * of packages/reference/model/anchors.ts. Other anchors are stored in full (letter "x").
 */
const RULES: Readonly<Record<string, (record: Named) => string>> = {
  '-': () => '',
  n: ({ name }) => exportAnchor(name),
  s: ({ name }) => slug(name),
  e: ({ name }) => eventAnchor(name),
  r: ({ name }) => errorAnchor(name),
  t: ({ name }) => typeAnchor(name),
  m: ({ name, owner }) => enumMemberAnchor(owner, name),
  a: ({ name, owner, chain }) => entryAnchor(owner, [chain, name]),
  b: ({ name, owner, chain }) => entryAnchor(owner, [name, chain]),
  v: ({ name, owner, chain }) => {
    const [vault = '', ...rest] = name.split(' ');
    return entryAnchor(owner, [vault, chain, ...rest]);
  },
};

const EXPLICIT = 'x';

/** Returns the letter of the first rule that yields the record's anchor. */
export function anchorLetter(record: SearchRecord): string {
  return Object.keys(RULES).find((letter) => RULES[letter]?.(record) === record.anchor) ?? EXPLICIT;
}

/** Returns the anchor for a letter; `explicit` returns the stored anchors in order. */
export function anchorFor(letter: string, record: Named, explicit: () => string): string {
  return letter === EXPLICIT ? explicit() : (RULES[letter]?.(record) ?? '');
}
