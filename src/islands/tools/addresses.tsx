import Link from '@docusaurus/Link';
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
      still={
        <p>
          This tool runs in your browser and needs scripts. Without them, read{' '}
          <Link to="/api/contracts/addresses">contract addresses</Link>,{' '}
          <Link to="/api/contracts/vaults-addresses">vault addresses</Link> and{' '}
          <Link to="/api/contracts/tokens">tokens</Link>, or the files in <Link to="/data">data</Link>.
        </p>
      }
    />
  );
}
