import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { GROUPS, groupOf, type Group } from '../format/kinds';
import type { SearchHit } from '../worker/protocol';
import { groupName } from './kind-labels';

interface Props {
  readonly hits: readonly SearchHit[];
  readonly group: Group | null;
  readonly onGroup: (group: Group | null) => void;
}

/** Buttons that filter the results by kind; kinds without a hit have none. */
export function GroupFilter({ hits, group, onGroup }: Props): ReactNode {
  const counts = (Object.keys(GROUPS) as Group[]).map(
    (name) => [name, hits.filter(({ kind }) => groupOf(kind) === name).length] as const,
  );
  const offered = counts.filter(([name, count]) => count > 0 || name === group);
  return (
    <div
      role="group"
      aria-label={translate({ id: 'site.search.kind', message: 'Kind of result' })}
      className="search-filter"
    >
      <button type="button" aria-pressed={group === null} onClick={() => onGroup(null)}>
        {translate({ id: 'site.search.all', message: 'All' })} ({hits.length})
      </button>
      {offered.map(([name, count]) => (
        <button key={name} type="button" aria-pressed={group === name} onClick={() => onGroup(name)}>
          {groupName(name)} ({count})
        </button>
      ))}
    </div>
  );
}
