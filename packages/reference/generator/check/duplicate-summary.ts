import { documentedOf } from './documented';
import { problem, type Rule } from './rule';

/**
 * Kinds that readers compare across the whole reference. Their summaries differ everywhere, those of other members only
 * within their owner.
 */
const everywhere: ReadonlySet<string> = new Set(['method', 'contract function', 'event']);

/**
 * No two members have the same first paragraph: lists and search would show the same line twice, and text copied to an
 * unrelated member would pass. Errors, fields and enum members may repeat one of another owner. Constructors are
 * exempt.
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
    return [problem(doc.location, `${name} has the first paragraph of ${earlier}`, 'describe how the two differ')];
  });
};
