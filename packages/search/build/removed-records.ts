import { removedNames, type History, type Replaced } from '@sdk-docs/reference/model/history';
import { plain } from '@sdk-docs/reference/model/plain-text';
import { draft, type Draft } from './draft';

/** The list of removed names on the page of changes. */
const PLACE = { route: '/changes', anchor: 'removed-names' };

/**
 * Returns a record for each export and method that a release removed and no later one added again: a reader with old
 * code finds its replacement. `known` has the current names.
 */
export const removedRecords = (
  history: History | null,
  replaced: readonly Replaced[],
  known: ReadonlySet<string>,
): Draft[] =>
  [...removedNames(history, replaced)].flatMap(([path, version]) => {
    const [name = '', owner = ''] = path.split('.').reverse();
    // An export may have moved; another handler's method of the same name is no replacement.
    if (owner === '' && known.has(name)) return [];
    const now = replaced.find(({ removed }) => removed.includes(path))?.now;
    const text = `${path} was removed in release ${version} of the SDK.${now === undefined ? '' : ` Now: ${plain(now)}.`}`;
    return [draft({ kind: 'removed', ...PLACE, name, owner, text })];
  });
