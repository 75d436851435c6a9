import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type { ReactNode } from 'react';

interface Props {
  /** Name of the package manager -> its commands. */
  readonly commands: Readonly<Record<string, string>>;
}

/** Commands for the reader's package manager. The choice applies to all such tabs of the site and is stored. */
export default function PackageManagerTabs({ commands }: Props): ReactNode {
  return (
    <Tabs groupId="package-manager">
      {Object.entries(commands).map(([manager, code]) => (
        <TabItem key={manager} value={manager}>
          <CodeBlock language="bash">{code}</CodeBlock>
        </TabItem>
      ))}
    </Tabs>
  );
}
