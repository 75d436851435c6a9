import type { ReactNode } from 'react';
import { ToolForm } from '@site/src/tools/tool-form';

const FIELDS = ['in', 'contract'] as const;
const load = () =>
  import(/* webpackChunkName: "t-doctor" */ '@site/src/tools/errors/prepare').then(({ prepare }) => prepare());

/** The revert doctor. */
export default function Errors(): ReactNode {
  return (
    <ToolForm
      name="errors"
      label="Error message, JSON-RPC answer or revert data"
      placeholder="0xb94abeec, or the whole message"
      fields={FIELDS}
      load={load}
    />
  );
}
