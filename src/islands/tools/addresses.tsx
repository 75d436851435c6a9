import type { ReactNode } from 'react';
import { ToolForm } from '@site/src/tools/tool-form';

const FIELDS = ['in', 'chain'] as const;
const load = () =>
  import(/* webpackChunkName: "t-book" */ '@site/src/tools/addresses/prepare').then(({ prepare }) => prepare());

/** The address book. */
export default function Addresses(): ReactNode {
  return (
    <ToolForm
      name="addresses"
      label="Address or a part of it, name, token, chain; * for all"
      placeholder="PufferVault Holesky"
      rows={1}
      fields={FIELDS}
      load={load}
    />
  );
}
