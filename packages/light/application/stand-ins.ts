import type { Replaced } from '../originals';

const standIn = (by: string, module: string, written: string): Replaced => ({
  module,
  by: `packages/light/application/client/${by}`,
  written,
});

/** Modules that the browser's build replaces by a smaller one. Each saves more than 1 KB of gzip; those of viem together. */
export const STAND_INS: readonly Replaced[] = [
  standIn('docusaurus.ts', '@docusaurus/core/lib/client/docusaurus.js', 'b0d1dbdc1e3a706f'),
  standIn('progress.ts', '@docusaurus/theme-classic/lib/nprogress.js', '58b21ff3eb278f6c'),
  standIn('head.tsx', 'react-helmet-async/lib/index.module.js', 'dd24f7f1c989b2d5'),
  standIn('path-to-regexp.ts', 'path-to-regexp/index.js', '4960ba3d591002a5'),
  standIn('codec-errors.ts', 'viem/_esm/errors/abi.js', '7de67d56675c7cf4'),
  standIn('codec-errors.ts', 'viem/_esm/errors/address.js', '15fbee8a0ff7da80'),
  standIn('codec-errors.ts', 'viem/_esm/errors/base.js', '956b5bc5e76dc9e0'),
  standIn('codec-errors.ts', 'viem/_esm/errors/cursor.js', 'f041ba973830c0be'),
  standIn('codec-errors.ts', 'viem/_esm/errors/data.js', '84f699da9d0e04cc'),
  standIn('codec-errors.ts', 'viem/_esm/errors/encoding.js', '54fa2408543f89d8'),
  standIn('tslib.ts', 'tslib/tslib.es6.mjs', '2497254650a79bbf'),
];
