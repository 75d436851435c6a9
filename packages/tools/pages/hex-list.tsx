import type { ReactNode } from 'react';
import { Hex } from '@sdk-docs/content/components/hex';

/** Named hashes and other hex values, one per line. */
export const HexList = ({
  label,
  values,
}: {
  readonly label: string;
  readonly values: Readonly<Record<string, string>>;
}): ReactNode => (
  <ul className="tool-tree" aria-label={label}>
    {Object.entries(values).map(([name, value]) => (
      <li key={name}>
        <Hex label={name} value={value} />
      </li>
    ))}
  </ul>
);
