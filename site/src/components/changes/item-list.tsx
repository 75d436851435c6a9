import Link from '@docusaurus/Link';
import { Fragment, type ReactNode } from 'react';
import type { ChangedItem } from '@sdk-docs/reference/model/changes';
import { BreakableName } from '@site/src/components/navigation/breakable-name';

interface Props {
  readonly items: readonly ChangedItem[];
  /** Current items of the reference -> route with anchor. */
  readonly links: Readonly<Record<string, string>>;
}

/** Names separated by commas, with links to the current ones. */
export function ItemList({ items, links }: Props): ReactNode {
  return items.map(({ key, name }, index) => {
    const label = (
      <code>
        <BreakableName name={name} />
      </code>
    );
    const link = links[key];
    return (
      <Fragment key={key}>
        {index > 0 && ', '}
        {link === undefined ? label : <Link to={link}>{label}</Link>}
      </Fragment>
    );
  });
}
