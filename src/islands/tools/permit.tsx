import type { ReactNode } from 'react';
import { ToolForm } from '@site/src/tools/tool-form';

const FIELDS = ['in', 'chain', 'v'] as const;
const load = () =>
  import(/* webpackChunkName: "t-permit" */ '@site/src/tools/permit/prepare').then(({ prepare }) => prepare());

/** The permit bench. */
export default function Permit(): ReactNode {
  return (
    <ToolForm
      name="permit"
      label="Token, typed data of a permit, or its signature"
      placeholder="stETH"
      rows={2}
      fields={FIELDS}
      load={load}
    />
  );
}
