import type { ReactNode } from 'react';
import { ToolForm } from '@site/src/tools/tool-form';

const FIELDS = ['in', 'contract', 'chain', 'to', 'from', 'value'] as const;
const load = () =>
  import(/* webpackChunkName: "t-explainer" */ '@site/src/tools/calldata/prepare').then(({ prepare }) => prepare());

/** The calldata and log explainer. */
export default function Calldata(): ReactNode {
  return (
    <ToolForm
      name="calldata"
      label="Calldata, a transaction, a batch, logs or a receipt"
      placeholder="0x..., or JSON"
      fields={FIELDS}
      load={load}
    />
  );
}
