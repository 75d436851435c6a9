import { removedNames } from '../../model/history';
import { problem, type Rule } from './rule';

const history = { file: 'surface/history.json', line: 1 };

/**
 * Every export and member that a release removed has one text about its replacement. No other name has one, unless its
 * row says which release removed it.
 */
export const replaced: Rule = ({ history: known, replaced: rows }) => {
  const gone = removedNames(known);
  const told = rows.flatMap(({ removed, release, location }) => removed.map((name) => ({ name, release, location })));
  const first = new Map(told.toReversed().map(({ name, location }) => [name, location]));
  return [
    ...[...gone]
      .filter(([name]) => !first.has(name))
      .map(([name, version]) =>
        problem(
          history,
          `${version} removed ${name}, and nothing says what replaced it`,
          'say it in surface/replaced.json, or "Nothing" and why',
        ),
      ),
    ...told
      .filter(({ name, release }) => release === '' && !gone.has(name))
      .map(({ name, location }) => problem(location, `${name} is not gone`, 'delete it, or correct the name')),
    ...told
      .filter(({ name, release }) => release !== '' && gone.has(name))
      .map(({ name, location }) => problem(location, `the history says when ${name} went`, 'delete "release"')),
    ...rows
      .filter(({ release }) => release !== '' && !known?.steps.some(({ version }) => version === release))
      .map(({ release, location }) => problem(location, `the history has no release ${release}`, 'correct it')),
    ...told
      .filter(({ name, location }) => first.get(name) !== location)
      .map(({ name, location }) => problem(location, `${name} has a text already`, 'delete one of them')),
    ...rows
      .filter(({ now }) => now === '')
      .map(({ location }) => problem(location, 'this row says nothing', 'say what to use instead')),
  ];
};
