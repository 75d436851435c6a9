import { shellAddresses, solidityAddresses } from '@sdk-docs/reference/model/address-constants';
import type { AddressEntry } from '@sdk-docs/reference/model/address-entry';

export const FORMATS = ['json', 'csv', 'solidity', 'shell'] as const;
export type Format = (typeof FORMATS)[number];

/** The rows in a format. An address that is not deployed is null, empty, or a comment. */
export function exportRows(rows: readonly AddressEntry[], format: Format, prefix: string): string {
  switch (format) {
    case 'json':
      return `${JSON.stringify(rows, null, 2)}\n`;
    case 'csv':
      return csv(rows);
    case 'solidity':
      return `// SPDX-License-Identifier: MIT\npragma solidity ^0.8.0;\n\n${solidityAddresses(rows, prefix)}`;
    case 'shell':
      return shellAddresses(rows);
  }
}

const COLUMNS = [
  'chain',
  'chainId',
  'name',
  'kind',
  'address',
  'state',
  'proxy',
  'implementation',
  'provenance',
  'note',
] as const;

/**
 * RFC 4180: quoted where a value has a comma, a quote or a line break. A value that a spreadsheet would run as a
 * formula gets a leading space.
 */
const csv = (rows: readonly AddressEntry[]): string =>
  [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => String(row[column] ?? '')))]
    .map((line) => line.map(cell).join(','))
    .join('\r\n')
    .concat('\r\n');

function cell(value: string): string {
  const safe = /^[=+\-@\t]/.test(value) ? ` ${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
