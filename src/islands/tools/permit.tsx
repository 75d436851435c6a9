import Link from '@docusaurus/Link';
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
      still={
        <p>
          This tool runs in your browser and needs scripts. Without them, read which token has a permit in{' '}
          <Link to="/api/contracts/tokens">tokens</Link>, the spender of each method in{' '}
          <Link to="/api/approvals">approvals</Link>, and the typed data in{' '}
          <Link to="/guides/permits-and-approvals">permits and approvals</Link>.
        </p>
      }
    />
  );
}
