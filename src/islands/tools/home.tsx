import type { ReactNode } from 'react';
import { ToolForm } from '@site/src/tools/tool-form';

const FIELDS = ['in'] as const;
const load = () =>
  import(/* webpackChunkName: "t-home" */ '@site/src/tools/home/prepare').then(({ prepare }) => prepare());

/** The one input of all tools. */
export default function Home(): ReactNode {
  return (
    <ToolForm
      name="home"
      label="Anything: an error, data, a call, a log, an address, an amount"
      placeholder="Paste it here"
      fields={FIELDS}
      load={load}
    />
  );
}
