import type { ContractFunction } from '../../model/contract';
import type { Location } from '../../model/doc';
import { namedReverts } from './named-reverts';
import type { ObservedFigure } from '../../model/observed-figures';
import type { Surface } from '../../model/surface';
import { problem, type Finding, type Rule } from './rule';

/** Words in a cause that indicate a limit. */
const LIMIT =
  /\b(?:above|below|exceeds?|at least|at most|(?:less|more|fewer|larger|smaller|longer|shorter|later|earlier) than|too (?:large|small|high|low|long|short|late|early|far)|has passed|expiry)\b/i;
const ROUNDING = /\brounded (?:up|down)\b/;

/**
 * A limit that a provoked error guards was tried at its boundary, and a rounding that a function documents with two
 * neighbouring amounts; otherwise `not-tried.json` gives the reason, which must still apply.
 */
export const observedBoundaries: Rule = (surface) => {
  // A surface without observations, like most fixtures.
  if (surface.observedReverts.length === 0) return [];
  const needed = [...limits(surface), ...roundings(surface)];
  const excused = new Set(surface.notTried.map(({ what }) => what));
  const hint = 'try it, or say why not in surface/observed/not-tried.json';
  return [
    ...needed
      .filter(({ what }) => !excused.has(what))
      .map(({ what, kind, location }) => problem(location, `${what} documents a ${kind} that was not tried`, hint)),
    ...surface.notTried
      .filter(({ what }) => !needed.some((one) => one.what === what))
      .map(({ what, location }) =>
        problem(location, `${what} was tried, or documents nothing to try`, 'delete the row'),
      ),
    ...surface.observedFigures.flatMap((figure) => figureProblems(surface, figure)),
  ];
};

interface Needed {
  readonly what: string;
  readonly kind: 'limit' | 'rounding';
  readonly location: Location;
}

function limits(surface: Surface): readonly Needed[] {
  const { observedReverts: rows } = surface;
  return namedReverts(surface)
    .filter(({ cause }) => LIMIT.test(cause))
    .filter(({ signature }) => rows.some(({ error }) => error === signature))
    .filter(({ signature }) => !rows.some(({ error, passes }) => error === signature && passes !== null))
    .map(({ signature, location }) => ({ what: signature, kind: 'limit', location }));
}

const roundings = ({ contracts, observedFigures }: Surface): readonly Needed[] =>
  contracts.flatMap((contract) =>
    contract.functions
      .filter((member) => ROUNDING.test(textOf(member)))
      .map((member) => ({ member, what: `${contract.name}.${member.signature}` }))
      .filter(({ what }) => !observedFigures.some(({ call }) => call === what))
      .map(({ member, what }) => ({ what, kind: 'rounding', location: member.doc.location }) as const),
  );

const textOf = ({ doc, outputs }: ContractFunction): string =>
  [doc.summary, doc.details, ...outputs.map(({ description }) => description)].join('\n');

function figureProblems(
  { observedContracts }: Surface,
  { call, of, tries, location }: ObservedFigure,
): readonly Finding[] {
  const [first, second] = tries;
  const neighbours = second !== undefined && first !== undefined && BigInt(second.amount) - BigInt(first.amount) === 1n;
  const name = call.replace(/\..*/, '');
  const hint = 'the first two amounts differ by 1 and give different results';
  return [
    ...(neighbours && first.result !== second.result
      ? []
      : [problem(location, `${call}: ${of} shows no boundary`, hint)]),
    ...(observedContracts.some((contract) => contract.name === name)
      ? []
      : [problem(location, `${call}: the code of ${name} has no source`, 'record again')]),
  ];
}
