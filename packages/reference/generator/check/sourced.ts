import { certainties, pauseOf, type Access, type Sourced } from '../../model/access';
import type { Location } from '../../model/doc';
import { problem, type Finding } from './rule';

type Statement = readonly [what: string, statement: Sourced, location: Location];

/** Every statement of surface/access has a certainty and, unless it is unknown, a source of sources.json. */
export function sourcedProblems(access: Access): readonly Finding[] {
  const { roles, accounts, gates, contracts, rules } = access;
  const statements: readonly Statement[] = [
    ...roles.map((role) => [`role ${role.id}`, role, role.location] as const),
    ...accounts.map((account) => [`${account.name} on ${account.chain}`, account, account.location] as const),
    ...gates.flatMap((gate) => [
      [`gate ${gate.id}`, gate, gate.location] as const,
      [`pause of gate ${gate.id}`, pauseOf(gate.pause), gate.location] as const,
    ]),
    ...contracts.flatMap(({ contract, pause, exit, upgrade, location }) => [
      ...(pause === null ? [] : [[`pause of ${contract}`, pauseOf(pause), location] as const]),
      ...(exit === null ? [] : [[`exit of ${contract}`, exit, location] as const]),
      [`upgrade of ${contract}`, upgrade, location] as const,
    ]),
    ...rules.map((rule) => [`${rule.contract}.${rule.functions.join()}`, rule, rule.location] as const),
  ];
  return statementProblems(statements, access);
}

/** Returns the problems of statements anywhere in the surface; the sources are those of surface/access. */
export function statementProblems(statements: readonly Statement[], { sources }: Access): readonly Finding[] {
  const ids = new Set(sources.map(({ id }) => id));
  return statements.flatMap(([what, statement, location]) => [
    ...(certainties.includes(statement.certainty)
      ? []
      : [problem(location, `${what} has the certainty "${String(statement.certainty)}"`, certainties.join(', '))]),
    ...(statement.sources.length === 0 && statement.certainty !== 'unknown'
      ? [problem(location, `${what} has no source`, 'name one, or say "unknown"')]
      : []),
    ...statement.sources
      .filter((id) => !ids.has(id))
      .map((id) => problem(location, `${what}: "${id}" is no source`, 'an id of sources.json')),
  ]);
}
