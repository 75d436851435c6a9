import type { Picture } from '../../model/pictures';
import type { Problem } from '../../model/problem';
import { problemOf, type Rule } from './rule';
import { statementProblems } from './sourced';

const problem = problemOf('pictures');

/** A link to the reference or to a page; the rule dangling-link and the build check where it leads. */
const LINK = /\{@link\s|\]\(\//;

/** The drawing of a phone has room for this many characters beside an arrow, and in a box. */
const LONGEST = 22;

/** Every box and arrow of a picture names a documented thing, fits a phone, and is connected. */
export const pictures: Rule = ({ pictures: all, access }) => {
  const sources = new Set(access.sources.map(({ id }) => id));
  return [
    ...all.flatMap((picture, index) => [
      ...(all.findIndex(({ name }) => name === picture.name) < index
        ? [problem(picture.location, `two pictures are named ${picture.name}`, 'rename one')]
        : []),
      ...statementProblems([[picture.name, picture, picture.location]], sources, problem),
      ...shapeProblems(picture),
    ]),
  ];
};

function shapeProblems({ name, nodes, arrows, location }: Picture): Problem[] {
  const ids = nodes.map(({ id }) => id);
  const parts = [
    ...nodes.map((node) => ({ what: `box ${node.id}`, ...node })),
    ...arrows.map((arrow) => ({ what: `arrow ${arrow.from} -> ${arrow.to}`, ...arrow })),
  ];
  const at = (message: string, hint: string): Problem => problem(location, `${name}: ${message}`, hint);
  return [
    ...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => at(`two boxes are named ${id}`, 'rename one')),
    ...arrows
      .flatMap(({ from, to }) => [from, to])
      .filter((end) => !ids.includes(end))
      .map((end) => at(`an arrow ends at ${end}`, `boxes are ${ids.join(', ')}`)),
    ...ids
      .filter((id) => !arrows.some(({ from, to }) => from === id || to === id))
      .map((id) => at(`no arrow reaches ${id}`, 'draw one, or leave the box out')),
    ...parts
      .filter(({ text }) => !LINK.test(text))
      .map(({ what }) => at(`${what} names nothing documented`, 'link with {@link Name} or to a page')),
    ...parts
      .filter(({ label }) => label.split('\n').some((line) => line.length > LONGEST))
      .map(({ what }) => at(`${what} has a line of more than ${LONGEST} characters`, 'break it with \\n')),
  ];
}
