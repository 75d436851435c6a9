import { entryAnchor, enumMemberAnchor, errorAnchor, eventAnchor, exportAnchor, typeAnchor } from '../../model/anchors';
import type { SearchRecord } from './record';

type Named = Pick<SearchRecord, 'name' | 'owner' | 'chain'>;

/** Slug of a heading, as Markdown pages make it in the common cases. */
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/**
 * Most anchors follow from the name, so the file stores the letter of a rule instead of the anchor. The rules are those of
 * model/anchors.ts; what none of them gives is stored as it is (letter "x").
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

/** Letter of the first rule that gives the record's anchor. */
export function anchorLetter(record: SearchRecord): string {
  return Object.keys(RULES).find((letter) => RULES[letter]?.(record) === record.anchor) ?? EXPLICIT;
}

/** The anchor that a letter stands for; `explicit` hands out the stored ones in order. */
export function anchorFor(letter: string, record: Named, explicit: () => string): string {
  return letter === EXPLICIT ? explicit() : (RULES[letter]?.(record) ?? '');
}
