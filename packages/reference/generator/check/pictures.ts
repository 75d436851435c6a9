import { lineOf, type Picture } from '../../model/pictures';
import { problem, type Finding, type Rule } from './rule';
import { statementProblems } from './sourced';
import { wayProblems } from './ways';

const KINDS: readonly unknown[] = ['states', 'map', 'ways'];

/** A link to the reference or to a page; the rule dangling-link and the build check its target. */
const LINK = /\{@link\s|\]\(\//;

/** A link to a method, a function or another member. */
const CALL = /\{@link\s+[\w/-]+\.\w/;

/** An identifier in code: `depositETH`, `BoringVault`. */
const NAME = /\b(?:[a-z]\w*[A-Z]|[A-Z][a-z]\w*[A-Z])\w*/g;

/** Number of characters that fit next to an arrow, and in a box, on a phone. */
const LONGEST = 22;

/**
 * Every box and arrow of a picture names a documented item, fits a phone, and is connected. A name in the drawing is
 * also in its text, with a link, so that the drawing can't keep the old name of a renamed method.
 */
export const pictures: Rule = (surface) => {
  const { pictures: all, access } = surface;
  return all.flatMap((picture, index) => [
    ...(all.findIndex(({ name }) => name === picture.name) < index
      ? [problem(picture.location, `two pictures are named ${picture.name}`, 'rename one')]
      : []),
    ...(KINDS.includes(picture.kind)
      ? []
      : [problem(picture.location, `${picture.name} is of the kind "${picture.kind}"`, KINDS.join(', '))]),
    ...statementProblems([[picture.name, picture, picture.location]], access),
    ...shapeProblems(picture),
    ...(picture.kind === 'ways' ? wayProblems(picture, surface) : textProblems(picture)),
  ]);
};

function shapeProblems({ name, nodes, arrows, location }: Picture): Finding[] {
  const ids = nodes.map(({ id }) => id);
  const at = (message: string, hint: string): Finding => problem(location, `${name}: ${message}`, hint);
  return [
    ...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => at(`two boxes are named ${id}`, 'rename one')),
    ...arrows
      .flatMap(({ from, to }) => [from, to])
      .filter((end) => !ids.includes(end))
      .map((end) => at(`an arrow ends at ${end}`, `boxes are ${ids.join(', ')}`)),
    ...ids
      .filter((id) => !arrows.some(({ from, to }) => from === id || to === id))
      .map((id) => at(`no arrow reaches ${id}`, 'draw one, or leave the box out')),
    ...partsOf({ nodes, arrows })
      .filter(({ label }) => label.split('\n').some((line) => line.length > LONGEST))
      .map(({ what }) => at(`${what} has a line of more than ${LONGEST} characters`, 'break it with \\n')),
  ];
}

function textProblems({ name, kind, nodes, arrows, location }: Picture): Finding[] {
  const at = (message: string, hint: string): Finding => problem(location, `${name}: ${message}`, hint);
  const calls = kind === 'states' ? arrows.filter(({ others }) => others !== true) : [];
  const silent = calls.filter(({ text }) => !CALL.test(text));
  const texts = partsOf({ nodes, arrows }).flatMap(({ what, label, text }) => [
    ...(LINK.test(text) ? [] : [at(`${what} names nothing documented`, 'link with {@link Name} or to a page')]),
    ...[...lineOf(label).matchAll(NAME)]
      .filter(([word]) => !text.includes(word))
      .map(([word]) => at(`${what} shows ${word}, its text does not`, 'link what it shows, by its present name')),
  ]);
  return [
    ...texts,
    ...silent.map(({ from, to }) =>
      at(`arrow ${from} -> ${to} names no call`, 'link the method, or say that others do it'),
    ),
  ];
}

/** Boxes and arrows. */
const partsOf = ({ nodes, arrows }: Pick<Picture, 'nodes' | 'arrows'>) => [
  ...nodes.map((node) => ({ what: `box ${node.id}`, ...node })),
  ...arrows.map((arrow) => ({ what: `arrow ${arrow.from} -> ${arrow.to}`, ...arrow })),
];
