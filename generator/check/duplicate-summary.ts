import { documentedOf } from './documented';
import { problemOf, type Rule } from './rule';

const problem = problemOf('duplicate-summary');

/** What readers compare across the whole reference: these differ everywhere, other members only within their owner. */
const everywhere: ReadonlySet<string> = new Set(['method', 'contract function', 'event']);

/**
 * Two members never have the same first paragraph: lists and search would show one line twice, and text that was copied
 * to a member that does something else would pass. Errors, fields and enum members may repeat in another owner.
 * Constructors are left out.
 */
export const duplicateSummary: Rule = (surface) => {
  const first = new Map<string, string>();
  return documentedOf(surface).flatMap(({ kind, name, owner, doc }) => {
    if (kind === 'constructor' || doc.summary === '' || /\bTODO\b/.test(doc.summary)) return [];
    const scope = everywhere.has(kind) ? kind : `${owner}\n${kind === 'undeclared error' ? kind : ''}`;
    const key = `${scope}\n${doc.summary}`;
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, name);
      return [];
    }
    return [problem(doc.location, `${name} has the first paragraph of ${earlier}`, 'say what sets the two apart')];
  });
};
