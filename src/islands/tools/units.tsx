import type { ReactNode } from 'react';
import { ToolForm } from '@site/src/tools/tool-form';

const FIELDS = ['in', 'decimals', 'rate'] as const;
const load = () =>
  import(/* webpackChunkName: "t-units" */ '@site/src/tools/units/prepare').then(({ prepare }) => prepare());

/** The converter of numbers. */
export default function Units(): ReactNode {
  return (
    <ToolForm
      name="units"
      label="A number, an amount, a duration or a date"
      placeholder="1.5 ether, 1000000000000000000n, 250 bps, 7 days, 2026-01-01"
      rows={1}
      fields={FIELDS}
      load={load}
    />
  );
}
