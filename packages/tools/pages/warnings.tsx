import type { ReactNode } from 'react';
import type { Warning } from '../warnings/warning';

/** Problems of these values: the cause of each, and what to do instead. */
export const Warnings = ({ warnings }: { readonly warnings: readonly Warning[] }): ReactNode =>
  warnings.length === 0 ? null : (
    <ul className="tool-warnings" aria-label="Warnings">
      {warnings.map(({ kind, cause, remedy }) => (
        <li key={kind + cause} data-warning={kind}>
          {cause} <em>{remedy}</em>
        </li>
      ))}
    </ul>
  );

/** Facts about a function that apply to all values. */
export const Cautions = ({ cautions }: { readonly cautions: readonly string[] }): ReactNode =>
  cautions.length === 0 ? null : (
    <ul className="tool-muted" aria-label="About this function">
      {cautions.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
