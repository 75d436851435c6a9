import type { Access } from '../../model/access';
import type { Doc, DocTag, Location } from '../../model/doc';
import type { Surface } from '../../model/surface';
import { documentedOf, fieldsIn } from './documented';
import { entriesIn } from './exports';

/** One authored text. */
export interface AuthoredText {
  readonly name: string;
  readonly text: string;
  readonly location: Location;
}

/** Returns the prose of the surface and of the hand-written pages. A page's text has the name of its file. */
export const proseOf = (surface: Surface): readonly AuthoredText[] => [
  ...authoredTexts(surface),
  ...surface.pageTexts.map(({ prose, location }) => ({
    name: location.file.replace(/^.*\/|\.mdx$/g, ''),
    text: prose,
    location,
  })),
];

/** Returns the location of a match in a text. Line breaks of comments are lost, so their first line is returned. */
export const lineOf = ({ text, location }: AuthoredText, index: number): Location =>
  location.file.endsWith('.mdx')
    ? { ...location, line: location.line + text.slice(0, index).split('\n').length - 1 }
    : location;

/** Returns every authored text of the surface with the line where it (or its comment) starts. */
export function authoredTexts(surface: Surface): readonly AuthoredText[] {
  return [
    ...documentedOf(surface).flatMap(({ name, doc }) => textsOfDoc(name, doc)),
    ...fieldsIn(surface).flatMap(({ owner, field }) => [
      { name: `${owner}.${field.name}`, text: field.description, location: field.location },
      ...textsOfTags(`${owner}.${field.name}`, field.tags, field.location.file),
    ]),
    ...entriesIn(surface).flatMap(({ name, text, facts, location }) =>
      [text, ...Object.values(facts)].map((part) => ({ name, text: part, location })),
    ),
    ...accessTexts(surface.access),
    ...surface.movements.flatMap(({ contract, gives, gets, location }) =>
      [gives, gets].map((text) => ({ name: contract, text, location })),
    ),
    ...surface.minimums.map(({ of, text, location }) => ({ name: of.join(', '), text, location })),
    ...surface.pictures.flatMap(({ name, nodes, arrows, location }) =>
      [...nodes, ...arrows].map(({ text }) => ({ name, text, location })),
    ),
    ...surface.replaced.map(({ removed, now, location }) => ({ name: removed.join(', '), text: now, location })),
    ...surface.revertTexts.flatMap(({ value, cause, fix, note, location }) =>
      [cause, fix, note].map((text) => ({ name: value || 'no data', text, location })),
    ),
  ];
}

function accessTexts({ roles, accounts, gates, contracts, rules }: Access): AuthoredText[] {
  return [
    ...roles.map(({ name, note, location }) => ({ name, text: note, location })),
    ...accounts.map(({ name, note, location }) => ({ name, text: note, location })),
    ...gates.flatMap(({ id, text, pause, location }) =>
      [text, pause.text].map((part) => ({ name: id, text: part, location })),
    ),
    ...contracts.flatMap(({ contract, pause, exit, upgrade, location }) =>
      [pause?.text ?? '', exit?.text ?? '', upgrade.text].map((text) => ({ name: contract, text, location })),
    ),
    ...rules.map(({ contract, note, location }) => ({ name: contract, text: note, location })),
  ];
}

function textsOfDoc(name: string, doc: Doc): AuthoredText[] {
  const tags = textsOfTags(name, doc.tags, doc.location.file);
  // The prose of NatSpec comes from tags, whose lines are more exact.
  if (doc.tags.some((tag) => tag.name === 'notice')) return tags;
  return [{ name, text: `${doc.summary}\n\n${doc.details}`, location: doc.location }, ...tags];
}

function textsOfTags(name: string, tags: readonly DocTag[], file: string): AuthoredText[] {
  return tags.map((tag) => ({ name, text: tag.text, location: { file, line: tag.line } }));
}
