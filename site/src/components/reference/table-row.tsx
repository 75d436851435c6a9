import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import { BreakableName } from '@site/src/components/navigation/breakable-name';

interface Props {
  readonly id: string;
  readonly children: ReactNode;
}

/** A row of a table that is a link target. */
export function Tr({ id, children }: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <tr id={id}>{children}</tr>;
}

interface GroupProps extends Props {
  readonly title: string;
  /** Number of columns of the table. */
  readonly columns: number;
}

/** Rows of a table below a title of their own. */
export function Group({ id, title, columns, children }: GroupProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <tbody id={id}>
      <tr>
        <th scope="rowgroup" colSpan={columns}>
          <BreakableName name={title} />
        </th>
      </tr>
      {children}
    </tbody>
  );
}
