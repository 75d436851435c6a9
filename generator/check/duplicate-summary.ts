import { documentedOf } from './documented';
import { problemOf, type Rule } from './rule';

const problem = problemOf('duplicate-summary');

/**
 * Two members of one owner (class, contract, module, surface/errors) never have the same first paragraph: lists and search
 * would show one line twice. Constructors are left out.
 */
export const duplicateSummary: Rule = (surface) => {
  const first = new Map<string, string>();
  return documentedOf(surface).flatMap(({ kind, name, owner, doc }) => {
    if (kind === 'constructor' || doc.summary === '' || /\bTODO\b/.test(doc.summary)) return [];
    const key = `${owner}\n${kind === 'undeclared error' ? kind : ''}\n${doc.summary}`;
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, name);
      return [];
    }
    return [problem(doc.location, `${name} has the first paragraph of ${earlier}`, 'say what sets the two apart')];
  });
};
