import { revertOf } from '../../model/anchors';
import { namedReverts, type NamedRevert } from './named-reverts';
import type { ObservedRevert } from '../../model/observed-reverts';
import type { Surface } from '../../model/surface';
import { problem, type Finding, type Rule } from './rule';

/**
 * An observation is of an error, text or panic of the surface, its data matches, and the code of its contracts has a
 * source. A revert observed in a function of the SDK's ABIs is documented there. For every other revert
 * `not-provoked.json` gives the reason.
 */
export const observedReverts: Rule = (surface) => {
  // A surface without observations, like most fixtures.
  if (surface.observedReverts.length === 0) return [];
  const known = new Map(namedReverts(surface).map((revert) => [revert.signature, revert]));
  const used = new Set(surface.observedReverts.flatMap((row) => [row.contract, calledContract(row)]));
  return [
    ...surface.observedReverts.flatMap((row) => [
      ...errorProblems(row, known),
      ...sourceProblems(row, surface),
      ...claimProblems(row, surface),
    ]),
    ...surface.observedContracts
      .filter(({ name }) => !used.has(name))
      .map(({ name, location }) => problem(location, `no observation has the contract ${name}`, 'record again')),
    ...completeness(surface, known),
  ];
};

type Known = ReadonlyMap<string, NamedRevert>;

function completeness({ observedReverts: rows, notProvoked }: Surface, known: Known): readonly Finding[] {
  const observed = new Set(rows.map(({ error }) => error));
  const excused = new Set(notProvoked.map(({ error }) => error));
  return [
    ...[...known.values()]
      .filter(({ signature }) => !observed.has(signature) && !excused.has(signature))
      .map(({ signature, location }) =>
        problem(location, `${signature} was not provoked`, 'provoke it, or say why not in not-provoked.json'),
      ),
    ...notProvoked
      .filter(({ error }) => observed.has(error) || !known.has(error))
      .map(({ error, location }) =>
        problem(location, `${error} was provoked, or is no error of the surface`, 'delete the row'),
      ),
  ];
}

const calledContract = ({ call }: ObservedRevert): string => call.replace(/\..*/, '');

function errorProblems({ error, selector, data, location }: ObservedRevert, known: Known): readonly Finding[] {
  const found = known.get(error);
  if (found === undefined) return [problem(location, `${error} is no error of the surface`, 'see surface/errors')];
  return [
    ...(selector === found.selector
      ? []
      : [problem(location, `${error} has the selector ${selector}`, `its signature gives ${found.selector}`)]),
    ...(found.isIn(data)
      ? []
      : [problem(location, `the bytes ${data.slice(0, 10)} are not of ${error}`, `expected ${found.selector}`)]),
  ];
}

/** A commit, or a version of a package. */
const exact = /^(?:[0-9a-f]{40}|\d+\.\d+\.\d+)$/;

function sourceProblems(row: ObservedRevert, { observedContracts }: Surface): readonly Finding[] {
  return [...new Set([row.contract, calledContract(row)])].flatMap((name) => {
    const found = observedContracts.find((contract) => contract.name === name);
    if (found !== undefined && found.repository !== '' && exact.test(found.commit)) return [];
    const hint = 'contracts.json gives repository and commit of every contract';
    return [problem(row.location, `${row.error}: the code of ${name} has no source`, hint)];
  });
}

function claimProblems({ error, call, location }: ObservedRevert, surface: Surface): readonly Finding[] {
  const [contractName = '', signature = ''] = call.split('.');
  const contract = surface.contracts.find(({ name }) => name === contractName);
  const called = contract?.functions.find((member) => member.signature === signature);
  if (called === undefined) return [];
  const name = revertOf(error);
  const documented =
    called.reverts.some((revert) => revert.name === name) ||
    surface.errors.some(
      (item) => item.signature === error && item.functions.includes(`${contractName}.${called.name}`),
    );
  const hint = `write it in surface/contracts/${contractName}.sol or in surface/errors`;
  return documented ? [] : [problem(location, `${call} ends in ${name}, and its entry does not say so`, hint)];
}
