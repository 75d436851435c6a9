import type { ReactNode } from 'react';
import { ToolForm } from '@site/src/tools/tool-form';

const FIELDS = ['in', 'chain', 'v'] as const;
const load = () =>
  import(/* webpackChunkName: "t-compose" */ '@site/src/tools/compose/prepare').then(({ prepare }) => prepare());

/** The call composer. */
export default function Compose(): ReactNode {
  return (
    <ToolForm
      name="compose"
      label="Method of the SDK or function of a contract"
      placeholder="vault.deposit"
      rows={1}
      fields={FIELDS}
      load={load}
    />
  );
}
